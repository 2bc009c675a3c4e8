# triple: x86_64-linux-gnu
	.macro m \a
	.long \a
	.endm
	m 1
