# triple: x86_64-linux-gnu
	.cfi_startproc
	.cfi_def_cfa_ofset 16
	.cfi_endproc
