# triple: x86_64-linux-gnu
	.TEXT
