# triple: aarch64-linux-gnu
	fadd x0, x1, x2
