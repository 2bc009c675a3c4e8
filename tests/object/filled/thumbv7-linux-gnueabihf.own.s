@ What the linker relaxes, or does not know.
	.syntax unified
	.text
	.thumb
	.long f(gotoff), g(got), t(gottpoff), t(tlsldo), f(target2)
	.long _GLOBAL_OFFSET_TABLE_-.
1:	.long 0
	.reloc 1b, R_ARM_BASE_PREL, _GLOBAL_OFFSET_TABLE_
	.short small
	.byte tiny, 0
	b.n n
	beq.n n
	.reloc 0, R_ARM_V4BX
	.reloc 0, R_ARM_NONE, f
	.arm
	bl a
	b a
	.section .near,"ax",%progbits
	.thumb
	.globl n
	.thumb_func
n:	nop
	.p2align 2
	.arm
	.globl a
	.type a,%function
a:	nop
	.section .far,"ax",%progbits
	.p2align 12
	.thumb
	.globl f
	.thumb_func
f:	bx lr
	.section .tdata,"awT",%progbits
	.globl t
	.long 1
t:	.long 2
	.data
	.globl g
g:	.long f
