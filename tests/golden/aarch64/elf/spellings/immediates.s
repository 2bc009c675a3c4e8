// triple: aarch64-linux-gnu
// mattr: +sve
// Immediates in other forms than those that are printed.
start:
	.space 8
end:
	mov w0, #0x100000000
	mov w0, #-2147483649
	mov w0, #0x5500005500
	mov x0, #1.0
	mov w0, #1.0
	add x0, x1, #4096, lsl #0
	add x0, x1, #-1, lsl #12
	cmp x0, #-4096, lsl #0
	add w0, w1, #(end - start)
	subs x0, x1, #(end - start)
	cmp w0, #(end - start), lsl #12
	add w0, w1, #((end - start) >> 2)
	ldr x0, [x1, #(end - start)]
	add x2, x3, #:lo12:end, lsl #12
	fmov s0, #0x1.8p0
	fmov d0, #0x.8p0
	fmov d0, #-0x1p+2
	fmov d0, #- 1.5
	fmov d0, #0x70
	fmov d0, #0
	fmov z0.d, #0.0
	fmov z0.s, p0/m, #0
	fcpy z0.h, p14/m, #-0.125
	fadd z0.s, p0/m, z0.s, #1
	fadd z0.s, p0/m, z0.s, #0x70
	fmul z0.s, p0/m, z0.s, #2
	fmax z0.s, p0/m, z0.s, #0
	mov z0.s, #1, lsl #0
	add z0.s, z0.s, #256, lsl #0
	movi v0.4h, #1, lsl #0
	orr v0.8h, #1, lsl #0
	ldr d0, =symbol
	ldr q1, =symbol
	ldr s2, =0x12345
