# triple: x86_64-linux-gnu
	.word 65536
