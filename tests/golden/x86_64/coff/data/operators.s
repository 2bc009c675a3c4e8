# triple: x86_64-pc-windows-msvc
	.data
	.quad -8 >> 1, -1 >> 63, 1 << 63 >> 60
a:	.long 1
b:
	.quad (a - b) >> 1
	.set c, -16 >> 2
	.long c
