# triple: x86_64-linux-gnu
	.set a, a+1
	.long a
