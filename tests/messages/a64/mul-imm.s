# triple: aarch64-linux-gnu
	mul x0, x1, #3
