# triple: x86_64-linux-gnu
	.float 0x
