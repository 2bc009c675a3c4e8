# triple: aarch64-linux-gnu
	.cfi_startproc
	.cfi_offset x40, -16
	.cfi_endproc
