# triple: x86_64-linux-gnu
	.cfi_startproc
	.cfi_offset 6 -16
	.cfi_endproc
