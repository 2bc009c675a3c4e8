# triple: x86_64-linux-gnu
	.zero -4
