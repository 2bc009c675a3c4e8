# triple: aarch64-linux-gnu
	ubfx x0, x1, #60, #8
