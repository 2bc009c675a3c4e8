# triple: aarch64-linux-gnu
	ldr x1, [x1], #8
