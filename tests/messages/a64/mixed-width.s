# triple: aarch64-linux-gnu
	add x0, w1, x2
