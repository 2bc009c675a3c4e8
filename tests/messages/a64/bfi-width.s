# triple: aarch64-linux-gnu
	bfi w0, w1, #16, #17
