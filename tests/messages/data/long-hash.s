# triple: aarch64-linux-gnu
	.long #5
