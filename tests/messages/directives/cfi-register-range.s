# triple: x86_64-linux-gnu
	.cfi_startproc
	.cfi_offset %xmm99, 8
	.cfi_endproc
