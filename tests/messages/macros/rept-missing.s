# triple: x86_64-linux-gnu
	.rept
	nop
	.endr
