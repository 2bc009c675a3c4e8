@ T32 of ARMv6-M: addresses in parts.
	.syntax unified
	.text
	.globl start
	.thumb_func
start:
	bl f
	movs r0, :upper8_15:g
	adds r0, :upper0_7:g
	adds r0, :lower8_15:g
	adds r0, :lower0_7:g
	movs r0, :lower0_7:g+3
	.p2align 2
	.long f, f-.
	.section .far,"ax",%progbits
	.p2align 12
	.globl f
	.thumb_func
f:	bx lr
	.data
	.byte 1
	.globl g
g:	.long f
