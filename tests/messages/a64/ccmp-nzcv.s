# triple: aarch64-linux-gnu
	ccmp x0, #1, #16, eq
