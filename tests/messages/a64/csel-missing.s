# triple: aarch64-linux-gnu
	csel x0, x1, x2
