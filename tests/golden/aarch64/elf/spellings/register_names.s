// triple: aarch64-linux-gnu
// mattr: +sve,+sme2,+sve2p1
// Names of registers, and symbols with similar names.
	add X0, x30, w3, UXTW
	add W30, w0, WZR
	add SP, sp, #16
	add wsp, WSP, #16
	add fp, lr, xzr
	fmov d15, x1
	fmov s9, w1
	ldr q31, [x0]
	ldr B7, [x0]
	ldr h8, [x0]
	add v3.16b, V4.16B, v31.16b
	mov w0, v31.s[1]
	add z7.h, z31.h, z0.h
	ldr z7, [x0]
	ptrue p15.b
	ldr p15, [x0]
	zero {za}
	ldr za[w12, 0], [x0]
	mova z0.s, p0/m, za3h.s[w12, 0]
	mova z0.q, p0/m, za0v.q[w12, 0]
	zero {za0.d, za1.d}
	ldr zt0, [x0]
	bl x
	bl x32
	bl x01
	bl w33
	bl v32.4s
	bl z0.16b
	bl p16
	bl d0.s
	bl za0
	bl foo
	bl .reqp1.h
