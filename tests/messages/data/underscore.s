# triple: x86_64-linux-gnu
	.long 1_000
