# triple: x86_64-linux-gnu
	.asciz 5
