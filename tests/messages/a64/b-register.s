# triple: aarch64-linux-gnu
	b x0
