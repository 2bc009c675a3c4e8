# triple: i686-pc-windows-gnu
	.nops 9, 3
	.nops 4, 1
