# triple: x86_64-linux-gnu
	.cfi_def_cfa_offset 16
