# triple: x86_64-linux-gnu
	.p2align 40
