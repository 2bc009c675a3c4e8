# triple: x86_64-linux-gnu
	.desc a, 1
