# triple: x86_64-linux-gnu
	.macro m
	m
	.endm
	m
