# triple: x86_64-linux-gnu
	.macro m a
	.ascii \a
	.endm
	m "abc
