// triple: aarch64-linux-gnu
// mattr: +sve
	cmp x2, w3, lsl #1
	cmp sp, w3, uxtx
	adds x1, x2, w3, sxtx #2
	st1h { z3.s }, p0, [x0, z0.s, uxtw #0]
	ldp xzr, xzr, [sp], #16
	str xzr, [sp, #-16]!
	stxr w0, w1, [sp]
	mov w0, #-2147483650
	and w0, w1, #-2147483650
