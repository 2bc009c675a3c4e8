# triple: x86_64-linux-gnu
	.symver a, b@@
