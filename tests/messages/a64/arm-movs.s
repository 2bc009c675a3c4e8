# triple: aarch64-linux-gnu
	movs r0, #1
