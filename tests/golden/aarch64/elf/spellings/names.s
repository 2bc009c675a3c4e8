// triple: aarch64-linux-gnu
// mattr: +sve
count .req x3
wide .req v4
zbar .req z1
pbar .req p1
other .req COUNT
	add count, Other, x5
	add wide.4s, wide.4s, v2.4s
	add z0.s, zbar.s, z2.s
	add z0.s, pbar/m, z0.s, zbar.s
	ld1b {zbar.b}, pbar/z, [count]
	.unreq count
count .req x7
	mov count, #1
