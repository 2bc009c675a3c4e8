# triple: x86_64-linux-gnu
	.ifdefd FOO
	.endif
