// triple: aarch64-linux-gnu
// What llvm-mc leaves out in silence: the plain value is taken, as there, and a warning says so.
f:
	cbz x0, :lo12:g
	cbz x0, :got:f
	ldr x0, :lo12:g
	ldr x0, :got:f
	ldr x0, :got:g
	add x0, x1, :tprel_lo12:8
	.word g@PLT
	.word g@PLT - .
	.xword g@GOTPCREL
	.word g@GOTPCREL
	.word g@AUTH(ia,1)
	.word g@FUNCINIT
