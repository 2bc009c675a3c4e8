# triple: x86_64-linux-gnu
	.quad 0x10000000000000000
