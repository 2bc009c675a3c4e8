# triple: x86_64-linux-gnu
	.cg_profile a, b
