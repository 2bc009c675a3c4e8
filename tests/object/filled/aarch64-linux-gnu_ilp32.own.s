// With pointers of 32 bits: the linker does not know these objects.
	.text
	bl f
	b f
	b.eq n
	tbz x1, #3, n
	ldr x0, n
	ldr w0, :got:g
	adr x0, n
	adrp x0, f
	add x0, x0, :lo12:f
	ldrb w1, [x0, :lo12:f]
	ldrh w1, [x0, :lo12:f]
	ldr w1, [x0, :lo12:f]
	ldr x1, [x0, :lo12:f]
	ldr q1, [x0, :lo12:f]
	adrp x0, :got:g
	ldr w0, [x0, :got_lo12:g]
	movz x0, #:abs_g0:small
	movk x0, #:abs_g0_nc:f
	movz x0, #:abs_g1:f
	movz x0, #:abs_g0_s:small
	movz x0, #:prel_g0:n
	movk x0, #:prel_g0_nc:f
	movz x0, #:prel_g1:f
	movz x0, #:tprel_g1:t
	movz x0, #:tprel_g0:t
	movk x0, #:tprel_g0_nc:t
	add x0, x0, :tprel_hi12:t
	add x0, x0, :tprel_lo12:t
	add x0, x0, :tprel_lo12_nc:t
	ldrb w0, [x0, :tprel_lo12:t]
	ldrb w0, [x0, :tprel_lo12_nc:t]
	ldrh w0, [x0, :tprel_lo12:t]
	ldrh w0, [x0, :tprel_lo12_nc:t]
	ldr w0, [x0, :tprel_lo12:t]
	ldr w0, [x0, :tprel_lo12_nc:t]
	ldr x0, [x0, :tprel_lo12:t]
	ldr x0, [x0, :tprel_lo12_nc:t]
	ldr q0, [x0, :tprel_lo12:t]
	ldr q0, [x0, :tprel_lo12_nc:t]
	adrp x0, :gottprel:t
	ldr w0, [x0, :gottprel_lo12:t]
	ldr w0, :gottprel:t
	.word f, f-., g+8, f@PLT-.
	.hword small, n-.
	.section .near,"ax",@progbits
	.p2align 2
	.globl n
n:	nop
	.section .far,"ax",@progbits
	.p2align 12
	.zero 64
	.globl f
f:	ret
	.section .tdata,"awT",@progbits
	.p2align 4
	.globl t
	.xword 1, 2
t:	.xword 2
	.data
	.globl g
g:	.word f
