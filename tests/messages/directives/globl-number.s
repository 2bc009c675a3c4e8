# triple: x86_64-linux-gnu
	.globl 5
