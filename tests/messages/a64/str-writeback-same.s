# triple: aarch64-linux-gnu
	str x1, [x1, #8]!
