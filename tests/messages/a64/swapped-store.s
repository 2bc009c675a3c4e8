# triple: aarch64-linux-gnu
	str [x0], x1
