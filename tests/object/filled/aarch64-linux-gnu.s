// Every relocation of AArch64 that is filled in and that the linker does not change.
	.text
	bl f
	b f
	b.eq n
	cbz x1, n
	tbz x1, #3, n
	bl w
	ldr x0, n
	ldr x0, :got:g
	adr x0, n
	adrp x0, f
	adrp x0, :pg_hi21_nc:f
	add x0, x0, :lo12:f
	ldrb w1, [x0, :lo12:f]
	ldrh w1, [x0, :lo12:f]
	ldr w1, [x0, :lo12:f]
	ldr x1, [x0, :lo12:f]
	ldr q1, [x0, :lo12:f]
	adrp x0, :got:g
	ldr x0, [x0, :got_lo12:g]
	ldr x0, [x0, :gotpage_lo15:g]
	movz x0, #:abs_g0:small
	movk x0, #:abs_g0_nc:f
	movz x0, #:abs_g1:f
	movk x0, #:abs_g1_nc:f
	movz x0, #:abs_g2:f
	movk x0, #:abs_g2_nc:f
	movz x0, #:abs_g3:f
	movz x0, #:abs_g0_s:minus
	movz x0, #:abs_g1_s:minus
	movz x0, #:abs_g2_s:minus
	movz x0, #:prel_g0:n
	movk x0, #:prel_g0_nc:f
	movz x0, #:prel_g1:f
	movk x0, #:prel_g1_nc:f
	movz x0, #:prel_g2:f
	movk x0, #:prel_g2_nc:f
	movz x0, #:prel_g3:f
	movz x0, #:tprel_g2:t
	movz x0, #:tprel_g1:t
	movk x0, #:tprel_g1_nc:t
	movz x0, #:tprel_g0:t
	movk x0, #:tprel_g0_nc:t
	add x0, x0, :tprel_hi12:t
	add x0, x0, :tprel_lo12_nc:t
	ldrb w0, [x0, :tprel_lo12_nc:t]
	ldrh w0, [x0, :tprel_lo12_nc:t]
	ldr w0, [x0, :tprel_lo12_nc:t]
	ldr x0, [x0, :tprel_lo12_nc:t]
	ldr q0, [x0, :tprel_lo12_nc:t]
	.xword f, f-., g+8
	.word f, f-., small, f@PLT-., g@GOTPCREL
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
	.weak w
	.section .tdata,"awT",@progbits
	.p2align 4
	.globl t
	.xword 1, 2
t:	.xword 2
	.data
	.globl g
g:	.xword f
