# triple: x86_64-linux-gnu
foo:	.pseudoprobe 1 2 0 foo
	.pseudoprobe 1 -2 0 0 foo
	.pseudoprobe 1 2 0 0 foo bar
	.pseudoprobe 1 2 0 0
	.pseudoprobe 1 2 0 4 foo
	.pseudoprobe 99999999999999999999 2 0 0 foo
