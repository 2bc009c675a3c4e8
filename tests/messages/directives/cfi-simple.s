# triple: x86_64-linux-gnu
	.cfi_startproc simpel
	.cfi_endproc
