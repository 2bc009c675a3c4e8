# triple: aarch64-linux-gnu
	.arch armv8.55-a
