# triple: x86_64-windows-msvc
	.globl	f
	.def	f; .scl 2; .type 32; .endef
f:
	callq	g
	retq
	.section	.text$c,"xr",discard,c
	.globl	c
c:
	retq
	.weak	w
w = f
	.cg_profile f, g, 32
	.addrsig
	.addrsig_sym f
	.addrsig_sym g
