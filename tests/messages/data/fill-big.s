# triple: x86_64-linux-gnu
	.fill 1<<33
