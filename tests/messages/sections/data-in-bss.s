# triple: x86_64-linux-gnu
	.bss
	.long 1
