# triple: x86_64-linux-gnu
	.macro zero r
	xorq \r, \t
	.endm
	zero %rax
