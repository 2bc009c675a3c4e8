@ The relocations of T32 and of data that are filled in.
	.syntax unified
	.text
	.thumb
	.thumb_func
	.globl start
start:
	bl f
	b.w f
	beq.w f
	movw r0, :lower16:f
	movt r0, :upper16:f
	movw r0, :lower16:(g+6)
	movt r0, :upper16:(g+6)
	movw r0, :lower16:(f-(.+8))
	movt r0, :upper16:(f-(.+4))
	.long f, f-., g+8, small
	.long f(prel31), g(GOT_PREL), f(target1), t(tpoff)
	.section .far,"ax",%progbits
	.p2align 12
	.zero 64
	.thumb
	.globl f
	.type f,%function
	.thumb_func
f:	bx lr
	.section .tdata,"awT",%progbits
	.globl t
	.long 1
t:	.long 2
	.data
	.globl g
g:	.long f
