# triple: x86_64-linux-gnu
	.byte foo@GOTPCREL
