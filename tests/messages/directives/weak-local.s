# triple: x86_64-linux-gnu
	.local a
	.globl a
	.weak a
