# triple: x86_64-linux-gnu
	.cfi_sections .eh_frame, .debug_frame
f:	.cfi_startproc
	.cfi_personality 0x9b, DW.ref.personality
	.cfi_lsda 0x1b, table
	pushq %rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	movq %rsp, %rbp
	.cfi_def_cfa_register %rbp
	.zero 80
	.cfi_remember_state
	.cfi_restore rbp
	.cfi_undefined 3
	.cfi_same_value rbx
	.cfi_register r12, r13
	.cfi_rel_offset r14, 8
	.cfi_val_offset r15, -24
	.cfi_adjust_cfa_offset 8
	.cfi_escape 0x0f, 3, 0x77, 8, 6
	.cfi_restore_state
	.zero 300
	.cfi_def_cfa %rsp, 8
	.zero 70000
	.cfi_def_cfa_offset 24
	ret
	.cfi_endproc
g:	.cfi_startproc simple
	.cfi_signal_frame
	.cfi_return_column 8
	nop
	.cfi_window_save
	.cfi_endproc
h:	.cfi_startproc
	.cfi_llvm_def_aspace_cfa rsp, 8, 2
	nop
	.cfi_endproc
table:	.byte 0
