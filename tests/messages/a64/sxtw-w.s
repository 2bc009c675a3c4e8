# triple: aarch64-linux-gnu
	sxtw w0, w1
