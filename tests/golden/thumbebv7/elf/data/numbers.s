# triple: thumbebv7-linux-gnueabihf
	.data
x:	.byte	1, 2
	.short	0x1234, x - y
	.long	0x12345678, x, y - x, undefined + 4
	.quad	0x123456789abcdef0
	.float	1.5
	.double	1.5
	.p2alignl 4, 0x12345678
	.fill	2, 4, 0x1234
	.uleb128 300
	.octa	0x123456789abcdef0
y:	.short	y - x
	.reloc	., R_ARM_ABS32, x
	.long	0
	.fill	2, 8, 1000
	.fill	1, 5, -2
