# triple: x86_64-linux-gnu
	.macro m a:req, b
	.long \a, \b
	.endm
	m
