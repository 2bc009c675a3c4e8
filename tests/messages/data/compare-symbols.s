# triple: x86_64-linux-gnu
	.long foo > 1
