# triple: x86_64-linux-gnu
	.space 8
	.org 4
