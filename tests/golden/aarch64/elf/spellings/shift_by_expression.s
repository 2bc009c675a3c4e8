# triple: aarch64-linux-gnu
	.set n, 3
	eor	w0, w1, w0, ror #(32 - 1)
	add	x0, x1, x2, lsl #n + 1
	and	x0, x1, x2, asr 2 * 3
	add	x0, sp, x2, uxtx #(1 + 1)
	movk	x0, #1, lsl #(16 * 2)
	ldr	x0, [x1, x2, lsl #(1 + 2)]
