# triple: x86_64-linux-gnu
	.text
foo:
	.file	0 "/d" "x.c" md5 0x11
	.file	1 "z.c" md5 0x13
	.file	2 "e" "y.c" md5 0x12 source "abc\n"
	.loc	2 1 0 is_stmt 0
	.loc	2 1 0
	.loc	2 3 4 is_stmt 1 prologue_end epilogue_begin basic_block isa 3 discriminator 5
	.loc	2
	.cfi_sections .eh_frame, .debug_frame
	.cfi_startproc simple
	.cfi_personality 0x1b, bar
	.cfi_lsda 0x1b, baz
	.cfi_lsda 0xff
	.cfi_def_cfa %rsp, 8
	.cfi_def_cfa_offset 16
	.cfi_def_cfa_register 6
	.cfi_adjust_cfa_offset 4
	.cfi_offset %rbp, -16
	.cfi_offset 100, 4
	.cfi_rel_offset 3, 5
	.cfi_val_offset 3, 5
	.cfi_register 4, 5
	.cfi_restore 3
	.cfi_undefined 49
	.cfi_same_value %rax
	.cfi_remember_state
	.cfi_restore_state
	.cfi_escape 0x2e, 300
	.cfi_return_column 3
	.cfi_signal_frame
	.cfi_window_save
	.cfi_llvm_def_aspace_cfa 3,4,5
	.cfi_label xx
	nop
	.cfi_endproc
	.pseudoprobe 1 2 0 0 foo
