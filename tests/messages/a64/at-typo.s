# triple: aarch64-linux-gnu
	at s1e1x, x0
