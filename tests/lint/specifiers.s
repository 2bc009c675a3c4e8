# llas --triple thumbv7-windows-gnu
f:	bx lr
	.section .rdata,"dr"
	.long f@IMGREL
	.long f(imgrel)
	.long f @ a comment
.macro rva s
	.long \s@SECREL32
.endm
	rva f
