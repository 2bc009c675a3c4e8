# triple: x86_64-linux-gnu
	.macro m a
	.long \b
	.endm
	m 1
