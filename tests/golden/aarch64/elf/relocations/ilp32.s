// triple: aarch64-linux-gnu_ilp32
	adrp x0, f
	adrp x0, :got:f
	adrp x0, :gottprel:f
	adrp x0, :tlsdesc:f
	adr x0, f
	add x0, x1, :lo12:f
	add x0, x1, :tprel_hi12:f
	add x0, x1, :dtprel_lo12_nc:f
	add x0, x1, :tlsdesc_lo12:f
	ldr w0, [x1, :got_lo12:f]
	ldr w0, [x1, :gottprel_lo12:f]
	ldr w0, [x1, :tlsdesc_lo12:f]
	ldr x0, [x1, :lo12:f+8]
	ldrb w0, [x1, :tprel_lo12:f]
	ldr q0, [x1, :dtprel_lo12_nc:f]
	movz x0, :abs_g1:f
	movk x0, :abs_g0_nc:f
	movz x0, :abs_g0_s:f
	movz x0, :prel_g1:f
	movz x0, :tprel_g0:f
	movz x0, :dtprel_g1:f
	b f
	bl f
	cbz x0, f
	tbz x0, #1, f
	ldr x0, f
	ldr x0, :got:f
	.tlsdesccall f
	blr x1
	.cfi_startproc
	.cfi_offset x19, -16
	.cfi_endproc
	.data
	.word f, f - ., f@PLT - .
	.hword f, f - .
	ldr w0, =f
