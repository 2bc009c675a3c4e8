# triple: x86_64-linux-gnu
	.ifeqs a, b
	.endif
