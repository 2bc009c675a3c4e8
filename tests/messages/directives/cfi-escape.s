# triple: x86_64-linux-gnu
	.cfi_startproc
	.cfi_escape foo
	.cfi_endproc
