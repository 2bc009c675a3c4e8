# triple: x86_64-linux-gnu
	.align 3
