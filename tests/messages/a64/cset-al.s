# triple: aarch64-linux-gnu
	cset x0, al
