# triple: x86_64-linux-gnu
	.float 1.2.3
