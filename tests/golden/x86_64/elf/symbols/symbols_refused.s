# triple: x86_64-linux-gnu
a:
a:
	.set a, 5
	.globl 5
	.type a
	.type a, @nothing
	.type a, 5
	.size a
	.size a 5
	.comm
	.comm b, x
	.comm c, 4, 3
	.symver a
	.symver a, b
	.weakref
	.weak ,
	.hidden
	.gloabl x
	.equiv d, 1
	.equiv d, 2
	.cg_profile a
	.cg_profile a, b, x
	.reloc 0
	.reloc 0, R_NONSENSE
	.addrsig_sym
