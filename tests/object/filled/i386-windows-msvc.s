# Every relocation of i386 in COFF that is filled in.
	.text
	calll _f
	movl _g+4, %eax
	.long _f, _f@IMGREL, _f-.
	.secrel32 _g
	.secidx _g
	.section .far,"xr"
	.globl _f
	.p2align 8
	nop
_f:	retl
	.data
	.long 0
	.globl _g
_g:	.long _f
