# triple: aarch64-linux-gnu
	dup v0.4s, v1.s
