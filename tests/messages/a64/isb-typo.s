# triple: aarch64-linux-gnu
	isb ish
