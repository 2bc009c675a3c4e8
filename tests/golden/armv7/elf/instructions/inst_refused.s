# triple: armv7-linux-gnueabihf
	.inst.n	1
	.inst.w	1
	.inst	0x100000000
	.inst
	.inst.n
	.inst	x
