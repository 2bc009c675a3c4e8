# triple: x86_64-linux-gnu
	.macro m
	jmp 1\@f
	.endm
	m
