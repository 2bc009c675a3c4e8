# triple: x86_64-linux-gnu
	.if DEBUG
	nop
	.endif
