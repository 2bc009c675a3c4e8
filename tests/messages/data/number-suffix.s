# triple: x86_64-linux-gnu
	.long 10k
