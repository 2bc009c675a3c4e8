# triple: x86_64-linux-gnu
	.fill foo, 1, 0
