# triple: x86_64-linux-gnu
	.macro m
	LOCAL x
x:	nop
	.endm
	m
