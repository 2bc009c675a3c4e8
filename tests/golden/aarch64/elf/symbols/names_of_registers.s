// triple: aarch64-linux-gnu
// mattr: +sve
count .req x5
	add count, Count, #1
	.unreq count
count .req w3
	mov count, #1
vec .req v2
	add vec.4s, vec.4s, vec.4s
	mov x1, vec.d[1]
	ld1 {vec.8b}, [x1]
zed .req z1
	add z0.s, zed.s, z2.s
pred .req p1
	add z0.s, pred/m, z0.s, z2.s
	pfalse pred.b
same .req vec
	add same.2d, vec.2d, v1.2d
dee .req d4
	fadd dee, dee, d1
