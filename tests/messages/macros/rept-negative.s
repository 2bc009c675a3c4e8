# triple: x86_64-linux-gnu
	.rept -1
	.endr
