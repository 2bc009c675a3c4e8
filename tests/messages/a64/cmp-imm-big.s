# triple: aarch64-linux-gnu
	cmp x0, #0x12345
