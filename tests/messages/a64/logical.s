# triple: aarch64-linux-gnu
	and x0, x1, #0x12345
