# triple: aarch64-linux-gnu
	mov w0, #0x100000000
