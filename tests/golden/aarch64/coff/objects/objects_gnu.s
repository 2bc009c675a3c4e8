// triple: aarch64-w64-windows-gnu
	.def f; .scl 2; .type 32; .endef
	.section .text$f,"xr",discard,f
	.globl f
	.p2align 2
f:	ret // a comment
	bl f /* another */ ; nop
	.section .text$_Z1gv,"xr",one_only,g
	.globl g
g:	nop
	.align 3
	nop
	.bss
	.comm shared, 16, 4
	.lcomm own, 8, 8
	.weak maybe
	.section x,"xr"
	.byte 1
	.cg_profile f, g, 5
	.file "a.c"
