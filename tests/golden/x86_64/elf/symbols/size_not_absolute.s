# triple: x86_64-linux-gnu
	.data
a:	.quad 0
	.size a, undefined
