# triple: armv7-linux-gnueabihf
	.fpu	neon
	.fnstart
	.save	{r5, r4}
	.save	{r4, r4}
	.pad	#6
	.setfp	fp, sp, #2
	.fnend
	.fnstart
