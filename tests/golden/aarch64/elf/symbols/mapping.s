// triple: aarch64-linux-gnu
	.text
	.globl f
f:
	.cfi_startproc
	stp x29, x30, [sp, #-16]!
	.cfi_def_cfa_offset 16
	.cfi_offset w30, -8
	.cfi_offset w29, -16
	adrp x0, later
	.p2align 4
	nop
	.word 1, later
	.zero 8
	.inst 0xd503201f
	ret
	.cfi_endproc
	.section a,"ax"
	nop
	.fill 2, 4, 1
	.text
	nop
	.data
later:	.byte 1
	.section b,"ax"
	nop
	.org 16
later2:
