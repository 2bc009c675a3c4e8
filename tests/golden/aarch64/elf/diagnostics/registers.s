// triple: aarch64-linux-gnu
// mattr: +mops,+lse128,+sve,+pauth
	ldp x0, x0, [x1]
	ldp x0, x1, [x1], #16
	ldp q2, q2, [x1, #32]
	stp x0, x1, [x1, #-16]!
	ldr x0, [x0], #8
	strb w3, [x3, #1]!
	ldrsw x4, [x4], #4
	ldraa x0, [x0, #8]!
	stxr w0, w0, [x1]
	stxr w0, x1, [x0]
	stxp w0, w1, w0, [x2]
	cpyp [x0]!, [x0]!, x1!
	cpye [xzr]!, [x0]!, x1!
	sete [x1]!, x2!, x2
	swpp x0, xzr, [x1]
	ld1b {z0.b}, p0/z, [x0, xzr]
	add v0.4s, v1.4s, v2.2s
	and v0.4s, v1.4s, v2.4s
