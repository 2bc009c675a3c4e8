# triple: aarch64-linux-gnu
	add xzr, sp, #16
