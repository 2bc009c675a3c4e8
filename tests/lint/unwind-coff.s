# llas --triple x86_64-windows-msvc
f:	nop
g:	nop
h:	nop
.Lend:
	.section .xdata,"dr"
.Li:	.byte 1, 0, 0, 0
	.section .pdata,"dr"
	.long f@IMGREL, .Lend@IMGREL, .Li@IMGREL
	.long g@IMGREL, h@IMGREL, .Li@IMGREL
