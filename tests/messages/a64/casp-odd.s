# triple: aarch64-linux-gnu
	.arch_extension lse
	casp x1, x2, x4, x5, [x0]
