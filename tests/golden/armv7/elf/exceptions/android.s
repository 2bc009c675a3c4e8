# triple: armv7-linux-androideabi
	.fnstart
	.long	0
	.fnend
	.fnstart
	.save	{r4-r7, lr}
	.vsave	{d8-d9}
	.fnend
