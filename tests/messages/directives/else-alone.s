# triple: x86_64-linux-gnu
	.else
	.endif
