# triple: x86_64-linux-gnu
	.cfi_endproc
	.cfi_def_cfa_offset 8
	.cfi_startproc wrong
	.cfi_startproc
	.cfi_offset
	.cfi_offset nonsense, 8
	.cfi_def_cfa %rsp
	.cfi_personality
	.cfi_personality 0x33, a
	.cfi_lsda 1
	.cfi_escape
	.cfi_register rax
	.cfi_endproc
