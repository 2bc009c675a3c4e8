# triple: x86_64-linux-gnu
	.skip 4, foo
