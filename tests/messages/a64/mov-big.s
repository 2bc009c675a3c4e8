# triple: aarch64-linux-gnu
	mov x0, #0x12345678
