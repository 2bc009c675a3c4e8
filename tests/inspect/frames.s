# triple: i386-linux-gnu
	.cfi_sections	.eh_frame, .debug_frame
	.text
	.globl	f
f:
	.cfi_startproc
	.cfi_personality	0x9b, DW.ref.__gxx_personality_v0
	.cfi_lsda	0x1b, .Lexceptions
	pushl	%ebp
	.cfi_def_cfa_offset	8
	.cfi_offset	%ebp, -8
	movl	%esp, %ebp
	.cfi_def_cfa_register	%ebp
	.cfi_remember_state
	.cfi_same_value	%ebx
	.cfi_undefined	%ecx
	.cfi_register	%esi, %edi
	.cfi_val_offset	%edi, 4
	popl	%ebp
	.cfi_restore_state
	.cfi_def_cfa	%esp, 4
	ret
	.cfi_endproc
	.cfi_startproc	simple
	.cfi_signal_frame
	nop
	.cfi_escape	0x0f, 2, 0x74, 0
	nop
	.cfi_endproc
	.section	.gcc_except_table,"a",@progbits
.Lexceptions:
	.byte	0
