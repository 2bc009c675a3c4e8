# triple: aarch64-linux-gnu
	ldr x0, [x1], x2
