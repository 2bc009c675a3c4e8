# triple: aarch64-linux-gnu
	ldur x0, [x1, #256]
