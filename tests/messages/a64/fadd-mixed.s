# triple: aarch64-linux-gnu
	fadd d0, s1, d2
