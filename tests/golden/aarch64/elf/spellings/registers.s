// triple: aarch64-linux-gnu
// mattr: +sve2p1
// Lists without braces, predicates as counters, vectors whose elements do not matter, registers of another width.
	ld1b z0.b, p0/z, [x0]
	ld1b z0.b, p0/z, [x0, x1, lsl #0]
	ld1d z0.d, p0/z, [x0, z1.d, lsl #0]
	st1w z1.s, p2, [x3, x4, lsl #2]
	tbl z0.b, z1.b, z2.b
	mov pn0.b, p1.b
	and pn0.b, pn1/z, p2.b, pn3.b
	sel p0.b, pn1, p2.b, p3.b
	ldr pn3, [x0]
	pfalse pn4.b
	psel pn1, p2, p3.b[w12, 0]
	orr z0.s, z1.s, z2.s
	bic z0.b, z1.b, z2.b
	eor3 z0.s, z0.s, z1.s, z2.s
	incp z31.h, p15
	pmov p3.b, z3[0]
	pmov z5, p3.h
	adr z0.d, [z0.d, z0.d, uxtw #0]
	sxtb x0, x1
	uxtw x0, x1
	dup s0, v1.s[1]
	faclt d0, d1, d2
	fcmle s0, s1, s2
	b.none start
	b.tstop start
	bnv start
start:
