# triple: x86_64-linux-gnu
	.weak a b
