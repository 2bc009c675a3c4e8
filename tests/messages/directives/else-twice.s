# triple: x86_64-linux-gnu
	.if 0
	.else
	.else
	.endif
