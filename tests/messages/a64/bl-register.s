# triple: aarch64-linux-gnu
	bl x0
