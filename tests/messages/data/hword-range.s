# triple: aarch64-linux-gnu
	.hword -40000
