# triple: x86_64-linux-gnu
	.long %eax
