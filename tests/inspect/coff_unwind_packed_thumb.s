@ triple: thumbv7-windows-msvc
@ Packed descriptions: a chain; homes popped with the link; a jump; folded pushes and pops; vectors; no vectors; no epilogue.
	.syntax unified
	.thumb
f:
	.zero	64
	.section	.pdata,"dr"
	.macro	packed adjust, c, l, r, reg, h, ret, flag=1
	.rva	f
	.long	(\adjust)<<22|(\c)<<21|(\l)<<20|(\r)<<19|(\reg)<<16|(\h)<<15|(\ret)<<13|32<<2|\flag
	.endm
	packed	0, 1, 1, 0, 3, 0, 0
	packed	2, 0, 1, 0, 0, 1, 0
	packed	2, 0, 1, 0, 1, 1, 2
	packed	0x3f5, 0, 1, 0, 2, 0, 0
	packed	0x3fa, 0, 1, 0, 2, 0, 1
	packed	0x3ff, 1, 1, 1, 4, 0, 0
	packed	4, 0, 0, 1, 7, 0, 1
	packed	4, 1, 1, 1, 7, 0, 3, 2
