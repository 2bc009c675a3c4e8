// triple: aarch64-linux-gnu
	.arch armv8-a
	.arch_extension crc
	b foo
	b.eq foo
	cbz x0, foo
	tbz x0, #3, foo+8
	adr x0, foo
	adrp x0, foo
	adrp x0, :got:foo
	add x0, x0, :lo12:foo
	add x0, x0, #:lo12:foo+4
	ldr x0, [x0, :got_lo12:foo]
	ldr x0, [x1, #:lo12:foo]
	ldr x0, foo
	ldr x0, =0x12345678
	ldr x0, =foo+8
	movz x0, #:abs_g1:foo
	movk x0, #:abs_g0_nc:foo
	mov x0, #1
	movz x0, #1, lsl #16
	bl foo
	.inst 0xd503201f
	.tlsdesccall foo
	blr x1
	.hword 3
	.word foo
	.xword foo-.
	.word foo@PLT-.
	.variant_pcs foo
	.cfi_startproc
	.cfi_offset w30, -16
	.cfi_offset 100, -16
	.cfi_negate_ra_state
	.cfi_b_key_frame
	.cfi_endproc
	.p2align 2
	.p2align 4,,8
	.comm x,4,4
	.type foo,%object
	.section .foo,"a",%progbits
	.aeabi_subsection aeabi_feature_and_bits, optional, uleb128
	.aeabi_attribute Tag_Feature_BTI, 1
	.xword foo@AUTH(ia,42)
	.text
	xpaclri
	paciasp
	bti c
	clrbhb
	chkfeat x16
	.arch_extension pauth
	xpaclri
	paciasp
	autib1716
	.ltorg
