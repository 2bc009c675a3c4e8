@ Big-endian instructions and data.
	.syntax unified
	.arch armv7-a
	.text
	.arm
	.globl start
	.type start,%function
start:
	bl a
	bl f
	bl f2
	blx a
	blx f
	bleq a
	b a
	bne a
	bl label
	bl w
	b w
	movw r0, :lower16:a
	movt r0, :upper16:a
	movw r0, :lower16:f
	movt r0, :upper16:f
	movw r0, :lower16:(g+6)
	movt r0, :upper16:(g+6)
	movw r0, :lower16:(f-(.+8))
	movt r0, :upper16:(f-(.+8))
	ldr r0, n
	ldrh r0, n
	adr r0, n
	.long f, f-., a, a-., g+8, small
	.long f(prel31), a(prel31), g(GOT_PREL), f(target1), t(tpoff), t(gottpoff), t(tlsldo)
	.weak w
	.thumb
	.globl from
	.thumb_func
from:
	bl a
	bl f
	nop
	bl a
	blx a
	blx f
	b.w f
	beq.w f
	bl w
	b.w w
	bl thumb_label
	movw r0, :lower16:a
	movt r0, :upper16:a
	ldr.w r0, n
	adr.w r0, n
	.section .near,"ax",%progbits
	.p2align 2
	.globl n
n:	.long 1
	.section .far,"ax",%progbits
	.p2align 12
	.zero 64
	.arm
	.globl a
	.type a,%function
a:	bx lr
	.globl label
label:	bx lr
	.thumb
	.globl f
	.thumb_func
f:	bx lr
	.globl f2
	.thumb_func
f2:	bx lr
	.globl thumb_label
thumb_label:
	bx lr
	.section .tdata,"awT",%progbits
	.p2align 3
	.globl t
	.long 1
t:	.long 2
	.data
	.globl g
g:	.long f, a
