# triple: x86_64-linux-gnu
	.include foo.inc
