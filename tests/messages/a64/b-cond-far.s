# triple: aarch64-linux-gnu
	b.eq far
	.space 0x100004
far:
