# llas --triple aarch64-linux-gnu
	.data
	.quad 1, 1.5, 0x1e5
	.xword 2e3
	.float 1.5, 1e39, inf
	.double 1e39, -1e309
