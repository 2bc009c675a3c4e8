# triple: x86_64-linux-gnu
	.cfi_startproc
	.cfi_def_cfa_offset foo
	.cfi_endproc
