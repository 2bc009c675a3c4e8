// triple: aarch64-windows-msvc
// Packed descriptions: no frame; pairs and one more; a chain with homes, signed; a large frame; vectors alone; homes alone; fragment.
f:
	.zero	64
	.section	.pdata,"dr"
	.macro	packed reg_f, reg_i, homes, cr, size, flag=1
	.rva	f
	.long	(\size)<<23|(\cr)<<21|(\homes)<<20|(\reg_i)<<16|(\reg_f)<<13|16<<2|\flag
	.endm
	packed	0, 0, 0, 0, 1
	packed	0, 3, 0, 1, 2
	packed	2, 4, 1, 2, 9
	packed	0, 2, 0, 3, 300
	packed	1, 0, 0, 0, 2
	packed	0, 0, 1, 0, 5
	packed	4, 1, 0, 0, 3, 2
	packed	0, 1, 0, 1, 1
