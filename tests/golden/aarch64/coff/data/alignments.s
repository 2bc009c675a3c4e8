// triple: aarch64-w64-windows-gnu
	.data
	.quad -8 >> 1
	.byte 1
	.align
	.align 2
	.byte 1
	.align 2
	.align32 5, 0x01020304
	.variant_pcs far
	.rva far
	.align32 3
