// triple: aarch64-linux-gnu
	fmov d0, #1.0
	fadd s0, s1, s2
	fcvtzs x0, d1
	scvtf d0, w1, #16
	fcsel d0, d1, d2, eq
	movi v0.2d, #0xff00ff00ff00ff00
	movi v1.4s, #1, lsl #8
	add v0.16b, v1.16b, v2.16b
	saddl2 v0.4s, v1.8h, v2.8h
	sshr v0.2d, v1.2d, #64
	mul v0.8h, v1.8h, v15.h[7]
	ld1 {v0.4s, v1.4s}, [x0], #32
	ld4 {v28.b-v31.b}[15], [sp]
	tbl v0.8b, {v1.16b, v2.16b}, v3.8b
	umov w0, v1.h[3]
	ldr q0, [x1, #16]
	stp d8, d9, [sp, #-16]!
	mov v0.s[1], w3
	.arch_extension sve2
	add z0.s, p0/m, z0.s, z1.s
	ld1d {z0.d}, p1/z, [x0, z1.d, lsl #3]
	ptrue p0.b, vl16
	incb x0, all, mul #3
	and z0.h, z0.h, #0x3c
	mov z1.s, #-256
	st1w {z3.s}, p2, [x0, #-8, mul vl]
	index z0.s, #-16, #15
	.arch_extension sme
	fmopa za1.s, p0/m, p1/m, z0.s, z1.s
	ld1w {za0h.s[w12, 3]}, p0/z, [x0, x1, lsl #2]
	zero {za0.d, za7.d}
