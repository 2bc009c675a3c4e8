# triple: aarch64-linux-gnu
	sbu x0, x1, x2
