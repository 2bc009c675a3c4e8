# triple: aarch64-linux-gnu
	movi v0.16b, #256
