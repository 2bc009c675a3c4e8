# triple: aarch64-linux-gnu
	sys #8, c7, c5, #0
