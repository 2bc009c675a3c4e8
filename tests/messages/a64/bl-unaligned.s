# triple: aarch64-linux-gnu
	bl 2
