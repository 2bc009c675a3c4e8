# triple: x86_64-linux-gnu
	.text
	.cfi_sections	.eh_frame, .debug_frame
	.file	0 "/folder" "a.c" md5 0x00112233445566778899aabbccddeeff
	.file	1 "include" "b.h" md5 0xffeeddccbbaa99887766554433221100
	.globl	f
f:
	.cfi_startproc
	.loc	0 1 3
	pushq	%rbp
	.cfi_def_cfa_offset	16
	.cfi_offset	%rbp, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register	%rbp
	.loc	1 7 1
	testl	%edi, %edi
	je	.Lend
	.loc	1 7 9
	callq	h
	movl	d(%rip), %eax
.Lend:
	.loc	0 3 1
	.cfi_remember_state
	popq	%rbp
	.cfi_def_cfa	%rsp, 8
	.cfi_restore	%rbp
	retq
	.cfi_restore_state
	jmp	f
	.byte	6
	.cfi_endproc
	.section	.text.g,"ax",@progbits
	nop
g:
alias:
	retq
	.data
d:	.long	1
