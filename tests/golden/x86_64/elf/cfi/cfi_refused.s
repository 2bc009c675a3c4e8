# triple: x86_64-linux-gnu
	.cfi_sections
	.cfi_sections .nonsense
	.cfi_sections .eh_frame,
	.cfi_sections .eh_frame x
	.cfi_sections 5
	.cfi_startproc x y
	.cfi_startproc simple x
	.cfi_def_cfa rsp, 8
	.cfi_personality 0, a
	.cfi_remember_state
	.cfi_label a
	.cfi_startproc
	.cfi_startproc
	.cfi_def_cfa
	.cfi_def_cfa rsp
	.cfi_def_cfa rsp,
	.cfi_def_cfa rsp, x
	.cfi_def_cfa rsp, 8, 9
	.cfi_def_cfa rspx, 8
	.cfi_def_cfa %eax, 8
	.cfi_def_cfa -1, 8
	.cfi_def_cfa 1000, 8
	.cfi_def_cfa_offset
	.cfi_def_cfa_offset x
	.cfi_def_cfa_offset 8 8
	.cfi_adjust_cfa_offset x
	.cfi_def_cfa_register
	.cfi_def_cfa_register 5x
	.cfi_llvm_def_aspace_cfa rsp, 8
	.cfi_offset rbx
	.cfi_offset rbx, x
	.cfi_offset rbx, 8, 9
	.cfi_rel_offset rbx
	.cfi_val_offset rbx
	.cfi_val_offset rbx, x
	.cfi_register rbx
	.cfi_register rbx, rcxx
	.cfi_register rbx, rcx, rdx
	.cfi_restore
	.cfi_restore rcxx
	.cfi_undefined rcxx
	.cfi_same_value rcxx
	.cfi_remember_state x
	.cfi_restore_state x
	.cfi_escape x
	.cfi_escape 1,
	.cfi_escape 1 2
	.cfi_escape 256
	.cfi_escape -129
	.cfi_return_column
	.cfi_return_column rcxx
	.cfi_signal_frame x
	.cfi_window_save x
	.cfi_personality x, a
	.cfi_personality 0x1000, a
	.cfi_personality 0x05, a
	.cfi_personality 0x03
	.cfi_personality 0x03, 5
	.cfi_personality 0x03, a b
	.cfi_personality 0xff, a
	.cfi_personality 0xff
	.cfi_lsda
	.cfi_lsda 0x33, a
	.cfi_lsda 0x1b, 5
	.cfi_label
	.cfi_label 5
	.cfi_label a b
	.cfi_nonsense
	.cfi_endproc x
	.cfi_endproc
	.cfi_endproc
	.cfi_offset rbx, -16
	.cfi_startproc
