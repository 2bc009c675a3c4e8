# triple: i686-linux-gnu
	.text
	.p2align 4
	.globl f
	.type f,@function
f:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Llsda
	pushl	%ebp
	.cfi_def_cfa_offset 8
	.cfi_offset %ebp, -8
	movl	%esp, %ebp
	.cfi_def_cfa_register %ebp
	pushl	%esi
	.cfi_offset %esi, -12
	.cfi_offset esp, -16
	.cfi_offset 8, -4
	.cfi_offset %xmm7, -20
	.cfi_offset %mm1, -20
	.cfi_register %eax, %ecx
	.cfi_restore %eip
	.cfi_escape 0x0f, 4
	.fill 300, 1, 0x90
	.cfi_def_cfa %esp, 4
	ret
	.cfi_endproc
	.size f, .-f
	.cfi_startproc
	nop
	.p2align 3
	nop
	.p2align 5, , 11
	.cfi_adjust_cfa_offset 12
	.cfi_endproc
	.section .gcc_except_table,"a",@progbits
.Llsda:	.long 0
