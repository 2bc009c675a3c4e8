# triple: aarch64-linux-gnu
	ld1 {v0.4s, v1.4s, [x0]
