# triple: aarch64-linux-gnu
	add x0, x1, w2
