# triple: aarch64-linux-gnu
	ldp x0, x0, [x1]
