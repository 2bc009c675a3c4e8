# llas --triple x86_64-windows-gnu
	.section .text$f,"xr",discard,f
	.globl f
f:	retq
g:	nop
	.section .xdata$f,"dr",associative,f
	.long g@IMGREL
	.section .rdata,"dr"
	.long g@IMGREL
	.long f@IMGREL
	.section .data$s,"dw"
	.linkonce discard
	.long 1
