# triple: x86_64-linux-gnu
	.macro m
	nop
	.endmarco
	m
