# triple: x86_64-linux-gnu
	.long 0b12
