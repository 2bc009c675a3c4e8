# triple: x86_64-linux-gnu
	.weakref a
