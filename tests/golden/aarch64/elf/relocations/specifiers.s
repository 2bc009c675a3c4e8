// triple: aarch64-linux-gnu
	.text
f:	adrp x0, var
	add x0, x0, :lo12:var+4
	ldrb w1, [x0, :lo12:var]
	ldr x1, [x0, #:lo12:var]
	str q1, [x0, :lo12:(var+16)]
	adrp x0, :got:var
	ldr x0, [x0, :got_lo12:var]
	adrp x0, :tlsdesc:tv
	ldr x1, [x0, :tlsdesc_lo12:tv]
	add x0, x0, :tlsdesc_lo12:tv
	.tlsdesccall tv
	blr x1
	add x0, x0, :tprel_hi12:tv
	add x0, x0, :tprel_lo12_nc:tv
	movz x0, #:abs_g3:var
	movk x0, #:abs_g2_nc:var
	movn x0, #:abs_g0_s:var
	movz x1, #:abs_g1:0x12340000
	movz x1, #:abs_g0_s:-2
	adr x3, f
	bl g
	b f
	b.ne f
	cbz x0, g
	tbnz w0, #3, g
	ldr x4, var
1:	b 1b
	b 1f
	.word 1
1:	.xword f, var - .
	.hword var
	.word var@PLT - ., var@GOTPCREL
	.variant_pcs f
	.reloc ., R_AARCH64_NONE, var
