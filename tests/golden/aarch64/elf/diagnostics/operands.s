// triple: aarch64-linux-gnu
	add x0, x1
	add x0, x1, #5000
	ldr x0, [x1, #3
	ldr x0, [x1, #32767]
	adds z0.s, z1.s, z2.s
	ldadd x0, x1, [x2]
	ad x0, x1, x2
	movz x0, #65536
	add x0, x1, :lo13:f
	bfi w0, w1, #30, #4
	casp x1, x2, x4, x5, [x0]
	b #3
	.inst f
	.arch armv8.9-z
	mov x0, #:abs_g1:symbol
	ldr x0[x1]
	fadd d0, s1, d2
	ld1 {v0.4s, v1.2s}, [x0]
	pext p0.b, pn9[#1]
