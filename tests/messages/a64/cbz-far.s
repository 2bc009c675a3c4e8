# triple: aarch64-linux-gnu
	cbz x0, far
	.space 0x100004
far:
