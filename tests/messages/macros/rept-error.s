# triple: x86_64-linux-gnu
	.rept 3
	bad
	.endr
