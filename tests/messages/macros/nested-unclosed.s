# triple: x86_64-linux-gnu
	.macro a
	.macro b
	.endm
	a
