# triple: x86_64-linux-gnu
	.cfi_startproc
	.cfi_offset rbpp, -16
	.cfi_endproc
