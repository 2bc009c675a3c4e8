# triple: x86_64-linux-gnu
foo:	nop
	.data
	.pseudoprobe 1 2 0 0 foo
