# triple: x86_64-linux-gnu
	.irp x, 1, 2
	.long \x
