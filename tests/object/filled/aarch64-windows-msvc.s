// Every relocation of ARM64 in COFF that is filled in.
	.text
	bl f
	b f
	b.eq f
	tbz x0, #1, f
	adr x0, g
	adrp x0, g
	adrp x0, g+0x10
	add x0, x0, :lo12:g
	add x0, x0, :lo12:g+16
	ldrb w0, [x0, :lo12:g]
	ldrh w0, [x0, :lo12:g]
	ldr w0, [x0, :lo12:g]
	ldr x0, [x0, :lo12:g]
	ldr q0, [x0, :lo12:g]
	str q0, [x0, :lo12:g+16]
	add x0, x0, :secrel_lo12:g
	add x0, x0, :secrel_hi12:g
	ldr x0, [x0, :secrel_lo12:g]
	.xword f
	.word f, f@IMGREL, f-.
	.secrel32 g
	.secidx g
	.section .far,"xr"
	.globl f
	.p2align 8
	nop
f:	ret
	.data
	.p2align 4
	.zero 32
	.globl g
g:	.xword f
