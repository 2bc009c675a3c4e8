# triple: x86_64-linux-gnu
	.macro
	.endm
