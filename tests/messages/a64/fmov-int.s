# triple: aarch64-linux-gnu
	fmov d0, x1, x2
