# triple: aarch64-linux-gnu
	adr x0, far
	.space 0x100004
far:
