# triple: aarch64-linux-gnu
	cbz x0
