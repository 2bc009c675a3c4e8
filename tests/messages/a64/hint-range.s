# triple: aarch64-linux-gnu
	hint #128
