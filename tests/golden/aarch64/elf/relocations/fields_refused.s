// triple: aarch64-linux-gnu
// mattr: +pauth-lr,+cmpbr
	adrp x0, :lo12:f
	adr x0, :got:f
	adrp x0, f@PLT
	adds x0, x1, :lo12:f
	sub x0, x1, :lo12:f
	add x0, x0, :tprel_hi12:f, lsl #12
	movz w0, :abs_g2:f
	movz x0, end-start
	cbz x0, :abs_g0_s:f
	ldr x0, [x1, :tprel_hi12:f]
	mov x0, :abs_g1:f
	ldr x0, =f@PLT
	.octa -1
