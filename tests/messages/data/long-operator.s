# triple: x86_64-linux-gnu
	.long 1 ** 2
