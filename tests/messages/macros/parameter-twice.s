# triple: x86_64-linux-gnu
	.macro m a, a
	.endm
