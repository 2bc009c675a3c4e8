# triple: x86_64-linux-gnu
	.balign 3
