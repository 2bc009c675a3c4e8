# triple: x86_64-linux-gnu
	.macro m a:req=5
	.endm
	m 1
