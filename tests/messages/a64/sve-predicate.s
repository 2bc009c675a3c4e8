# triple: aarch64-linux-gnu
	.arch_extension sve
	add z0.s, p8/m, z0.s, z1.s
