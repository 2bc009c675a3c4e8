# triple: x86_64-linux-gnu
	.data
	.set one, two
	.set two, one
	.quad one
	.globl one
