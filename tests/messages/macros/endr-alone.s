# triple: x86_64-linux-gnu
	nop
	.endr
