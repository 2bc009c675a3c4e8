# triple: x86_64-linux-gnu
	.macro m
	.endm
	.macro m
	.endm
