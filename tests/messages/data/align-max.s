# triple: x86_64-linux-gnu
	.align 4, 0, foo
