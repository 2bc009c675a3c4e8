# triple: x86_64-linux-gnu
	.cfi_startproc
	.cfi_lsda foo
	.cfi_endproc
