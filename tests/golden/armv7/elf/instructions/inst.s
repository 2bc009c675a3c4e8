# triple: armv7-linux-gnueabihf
	.inst	0xe12fff1e, 1 + 2, -1
	.byte	1
	.even
	.inst	5
	.code	16
	.inst	0x4770
	.inst.w	0xf000f800
	.byte	1
	.even
	.code	32
	.code	16
	.arm
	.thumb
	.short	1
	.arm
	.long	1
