# triple: aarch64-linux-gnu
	lsl x0, x1, #64
