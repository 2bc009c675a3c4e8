# triple: x86_64-linux-gnu
	.intel_syntax noprefix
	x dd 5 dup(0)
