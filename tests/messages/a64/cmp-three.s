# triple: aarch64-linux-gnu
	cmp x0, x1, x2
