# triple: aarch64-linux-gnu
	foo .req x40
