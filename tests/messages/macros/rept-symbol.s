# triple: x86_64-linux-gnu
	.rept n
	.endr
