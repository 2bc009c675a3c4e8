# triple: x86_64-linux-gnu
	.hword 1
