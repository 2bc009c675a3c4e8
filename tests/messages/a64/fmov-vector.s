# triple: aarch64-linux-gnu
	fmov v0.4s, #0.1
