# triple: x86_64-linux-gnu
	.warning 5
