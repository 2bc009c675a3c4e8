# triple: x86_64-linux-gnu
	.loc 1 1 1
