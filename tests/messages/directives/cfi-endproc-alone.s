# triple: x86_64-linux-gnu
	.cfi_endproc
