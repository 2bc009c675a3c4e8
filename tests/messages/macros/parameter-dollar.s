# triple: x86_64-linux-gnu
	.macro m
	.long $1
	.endm
	m 1
