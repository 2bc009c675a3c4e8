# triple: aarch64-linux-gnu
	lsl w0, w1, #32
