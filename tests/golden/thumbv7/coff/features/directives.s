# triple: thumbv7-windows-msvc
	.syntax unified
	.thumb
	.code 16
	.thumb_func
f:	.inst 0x4770, 0xf3af8000
	.inst.n 0xbf00
	.inst.w 0xf3af8000
	.byte 1
	.even
	.byte 2
	.align
	.align 3
idx .req r7
	mov idx, r0
	.unreq idx
	.arch_extension idiv
	sdiv r0, r1, r2
	.arch_extension nosec
	.hword 5
