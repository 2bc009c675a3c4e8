# triple: aarch64-linux-gnu
	.arch_extension sve
	add z0.s, p0/m, z1.s, z2.s
