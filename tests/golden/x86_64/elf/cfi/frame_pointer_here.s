# triple: x86_64-linux-gnu
	.cfi_startproc
	.cfi_lsda 27, .
	.cfi_personality 27, .
	.cfi_endproc
