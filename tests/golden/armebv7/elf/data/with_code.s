# triple: armebv7-linux-gnueabihf
	.fpu	neon
f:	.fnstart
	bx	lr
	.save	{r4-r7, lr}
	.vsave	{d8-d9}
	.pad	#8
	.fnend
	.byte	1
	.p2align	2
	nop
	.inst	0xe12fff1e
	.long	0x12345678, f, . - f, g(target2), g(prel31)
	.p2align	4
	.short	0x1234
	.thumb
	nop
	.p2align	3
	.arm
	.p2align	4
