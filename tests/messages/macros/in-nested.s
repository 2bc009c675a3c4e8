# triple: x86_64-linux-gnu
	.macro inner
	bad %eax
	.endm
	.macro outer
	inner
	.endm
	outer
