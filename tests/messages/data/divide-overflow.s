# triple: x86_64-linux-gnu
	.quad -0x8000000000000000/-1
