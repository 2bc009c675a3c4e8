# triple: aarch64-linux-gnu
	push x29
