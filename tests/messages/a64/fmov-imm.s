# triple: aarch64-linux-gnu
	fmov s0, #0.3
