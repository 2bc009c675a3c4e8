# triple: aarch64-linux-gnu
	add x0
