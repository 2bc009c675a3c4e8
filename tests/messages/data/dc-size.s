# triple: x86_64-linux-gnu
	.dc.q 1
