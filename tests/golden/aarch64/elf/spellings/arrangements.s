// triple: aarch64-linux-gnu
// mattr: +v8.4a,+fullfp16,+sha2,+aes
// The arrangement of the first vector behind the mnemonic.
	add.4s v0, v1, v2
	fadd.2s v0, v1, v2
	fmov.2d v0, #1.0
	mov.16b v0, v1
	mov.s v0[1], w0
	mov.d x0, v1[1]
	umov.s w0, v1[1]
	smov.s x0, v1[1]
	ins.s v0[1], w1
	dup.4s v0, w1
	dup.4s v0, v1[1]
	fmla.4s v0, v1, v2[3]
	sqdmull.4s v0, v1, v2[1]
	fcmla.4s v0, v1, v2, #90
	ld1.8b {v0}, [x0]
	ld1.8b { v0, v1 }, [x0], #16
	ld1.s {v0}[1], [x0]
	st2.16b {v0, v1}, [x0]
	tbl.8b v0, {v1}, v2
	tbl.16b v0, { v1, v2 }, v3
	movi.2d v0, #0
	movi.4s v0, #1, lsl #8
	orr.4s v0, #1
	bic.4s v0, #1
	shl.4s v0, v1, #3
	sshll.8h v0, v1, #1
	sshll2.8h v0, v1, #1
	xtn.8b v0, v1
	xtn2.16b v0, v1
	addv.4s s0, v1
	saddlv.8b h0, v1
	faddp.2s s0, v1
	addp.2d d0, v1
	cmeq.4s v0, v1, #0
	fcmeq.4s v0, v1, #0.0
	ext.16b v0, v1, v2, #3
	pmull.8h v0, v1, v2
	pmull2.8h v0, v1, v2
	sha1c.4s q0, s1, v2
	aese.16b v0, v1
	rev64.4s v0, v1
	not.16b v0, v1
	mul.8h v0, v1, v2[3]
