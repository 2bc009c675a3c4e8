# triple: x86_64-linux-gnu
	.macro m r
	movq $1, %\rx
	.endm
	m a
