# triple: x86_64-linux-gnu
	.bss
	.zero 4
	.asciz "x"
