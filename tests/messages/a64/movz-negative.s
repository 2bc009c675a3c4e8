# triple: aarch64-linux-gnu
	movz x0, #-1
