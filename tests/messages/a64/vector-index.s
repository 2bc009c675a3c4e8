# triple: aarch64-linux-gnu
	mov w0, v0.s[4]
