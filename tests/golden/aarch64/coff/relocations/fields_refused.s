// triple: aarch64-w64-windows-gnu
	bl far+4
	b.eq far+3
	b.eq far+0x100000
	tbz x0, #1, far+0x8000
	adr x0, far+0x100000
	adrp x0, far+0x100000
	ldr x0, [x1, :lo12:far+4]
	ldr x0, far
	movz x0, #:abs_g0:far
	ldr x0, [x0, :got_lo12:far]
	adrp x0, :got:far
	.hword far
	.byte far
	.hword far-.
