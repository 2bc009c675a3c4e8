# triple: thumbv7-linux-gnueabihf
# args: -save-temp-labels
.La:	.fnstart
	bx	lr
	.fnend
.Lb:	.fnstart
	.save	{r0, r4, r5, r7}
	.handlerdata
.Lc:	.long	1
	.fnend
1:	b	1b
