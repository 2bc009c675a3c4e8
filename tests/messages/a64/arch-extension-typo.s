# triple: aarch64-linux-gnu
	.arch_extension svee
