# triple: aarch64-linux-gnu
	add x0, x1, x2, ror #3
