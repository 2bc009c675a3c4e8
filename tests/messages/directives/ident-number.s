# triple: x86_64-linux-gnu
	.ident 5
