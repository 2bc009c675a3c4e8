# triple: aarch64-linux-gnu
	movi	v0.16b, 0xfffffffffffffff0
	movi	v1.8b, -128
	.nop
