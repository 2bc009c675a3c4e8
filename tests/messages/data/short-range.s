# triple: x86_64-linux-gnu
	.short 70000
