# triple: x86_64-linux-gnu
	.text 1, 2
