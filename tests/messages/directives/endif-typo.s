# triple: x86_64-linux-gnu
	.if 1
	.endfi
