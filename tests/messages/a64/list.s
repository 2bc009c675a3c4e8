# triple: aarch64-linux-gnu
	ld1 {v0.4s, v2.4s, v3.4s}, [x0]
