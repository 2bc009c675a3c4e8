# triple: aarch64-linux-gnu
	ldrb x0, [x1]
