# triple: x86_64-linux-gnu
	.macro m
here: nop
	.endm
	m
	m
