# triple: x86_64-linux-gnu
	.bss
	.org 0, 1
