# triple: x86_64-linux-gnu
	.nops 4, 20
