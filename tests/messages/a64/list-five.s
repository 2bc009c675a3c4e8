# triple: aarch64-linux-gnu
	ld1 {v0.4s-v4.4s}, [x0]
