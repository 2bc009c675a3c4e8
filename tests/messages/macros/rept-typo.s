# triple: x86_64-linux-gnu
	.reptt 3
	nop
	.endr
