# triple: x86_64-linux-gnu
	.comm block, 4
	.symver block, versioned@V1
