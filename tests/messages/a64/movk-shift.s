# triple: aarch64-linux-gnu
	movk x0, #1, lsl #8
