# triple: x86_64-linux-gnu
	.cfi_startproc
	.cfi_personality 0x99, foo
	.cfi_endproc
