# triple: x86_64-linux-gnu
	.macro m a, b
	.long \a, \b
	.endm
	m 1
