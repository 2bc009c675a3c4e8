# llas --triple aarch64-windows-msvc
f:	nop
g:	nop
	.section .xdata,"dr"
.Li:	.long 0x08000001, 0xe3e3e3e4
	.section .pdata,"dr"
	.rva f
	.long 2 << 2 | 1
	.rva g, .Li
