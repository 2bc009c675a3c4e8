@ Calls between the instruction sets, T32 without its 32-bit instructions.
	.syntax unified
	.arch armv6
	.text
	.arm
	.globl start
	.type start,%function
start:
	bl a
	bl f
	blx f
	b a
	ldr r0, n
	.long f, a, f-.
	.thumb
	.globl from
	.thumb_func
from:
	bl a
	bl f
	nop
	bl a
	.section .near,"ax",%progbits
	.p2align 2
	.globl n
n:	.long 1
	.section .far,"ax",%progbits
	.p2align 12
	.arm
	.globl a
	.type a,%function
a:	bx lr
	.thumb
	.globl f
	.thumb_func
f:	bx lr
	.data
	.long f, a
