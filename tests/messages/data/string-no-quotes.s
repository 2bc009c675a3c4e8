# triple: x86_64-linux-gnu
	.asciz hello
