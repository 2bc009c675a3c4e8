// triple: aarch64-linux-gnu
// mattr: +all
// One statement of each row of the tables.
	adclb z31.s, z31.s, z31.s
	adclb z1.d, z1.d, z1.d
	adclt z1.s, z1.s, z1.s
	adclt z31.d, z31.d, z31.d
	add z31.b, z31.b, #5
	add z1.b, z1.b, #5, lsl #0
	add z31.h, z31.h, #1280
	add z1.h, z1.h, #5, lsl #0
	add z31.s, z31.s, #1280
	add z1.s, z1.s, #5, lsl #0
	add z31.d, z31.d, #1280
	add z1.d, z1.d, #5, lsl #0
	add z31.h, z31.h, #255, lsl #8
	add z1.s, z1.s, #1, lsl #8
	add z31.d, z31.d, #255, lsl #8
	add z1.b, z1.b, z1.b
	add z31.h, z31.h, z31.h
	add z1.s, z1.s, z1.s
	add z31.d, z31.d, z31.d
	add z1.b, z1.b, #1
	add z31.h, z31.h, #0, lsl #8
	add z1.s, z1.s, #0, lsl #8
	add z31.d, z31.d, #0, lsl #8
	add {z2.b, z3.b}, {z2.b, z3.b}, z1.b
	add {z30.h, z31.h}, {z30.h, z31.h}, z15.h
	add {z2.s, z3.s}, {z2.s, z3.s}, z1.s
	add {z30.d, z31.d}, {z30.d, z31.d}, z15.d
	add {z4.b, z5.b, z6.b, z7.b}, {z4.b, z5.b, z6.b, z7.b}, z1.b
	add {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}, z15.h
	add {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}, z1.s
	add {z28.d, z29.d, z30.d, z31.d}, {z28.d, z29.d, z30.d, z31.d}, z15.d
	addhnb z31.b, z31.h, z31.h
	addhnb z1.h, z1.s, z1.s
	addhnb z31.s, z31.d, z31.d
	addhnt z31.b, z31.h, z31.h
	addhnt z1.h, z1.s, z1.s
	addhnt z31.s, z31.d, z31.d
	addpt z31.d, z31.d, z31.d
	addqp z31.b, z31.b, z31.b
	addqp z1.h, z1.h, z1.h
	addqp z31.s, z31.s, z31.s
	addqp z1.d, z1.d, z1.d
	addsubp z1.b, z1.b, z1.b
	addsubp z31.h, z31.h, z31.h
	addsubp z1.s, z1.s, z1.s
	addsubp z31.d, z31.d, z31.d
	aesd z1.b, z1.b, z1.b
	aesd {z30.b, z31.b}, {z30.b, z31.b}, z31.q[3]
	aesd {z4.b, z5.b, z6.b, z7.b}, {z4.b, z5.b, z6.b, z7.b}, z1.q[1]
	aesdimc {z2.b, z3.b}, {z2.b, z3.b}, z1.q[1]
	aesdimc {z28.b, z29.b, z30.b, z31.b}, {z28.b, z29.b, z30.b, z31.b}, z31.q[3]
	aese z1.b, z1.b, z1.b
	aese {z30.b, z31.b}, {z30.b, z31.b}, z31.q[3]
	aese {z4.b, z5.b, z6.b, z7.b}, {z4.b, z5.b, z6.b, z7.b}, z1.q[1]
	aesemc {z30.b, z31.b}, {z30.b, z31.b}, z31.q[3]
	aesemc {z4.b, z5.b, z6.b, z7.b}, {z4.b, z5.b, z6.b, z7.b}, z1.q[1]
	aesimc z1.b, z1.b
	aesmc z31.b, z31.b
	and z1.b, z1.b, #6
	and z31.h, z31.h, #21845
	and z1.s, z1.s, #6
	and z31.d, z31.d, #0x5555555555555555
	and z1.b, z1.b, z1.b
	and z31.h, z31.h, z31.h
	and z1.s, z1.s, z1.s
	and z31.d, z31.d, z31.d
	asr z31.b, z31.b, z31.d
	asr z1.b, z1.b, #7
	asr z31.h, z31.h, #1
	asr z1.h, z1.h, z1.d
	asr z31.s, z31.s, #1
	asr z1.s, z1.s, z1.d
	asr z31.d, z31.d, #1
	bcax z1.b, z1.b, z1.b, z1.b
	bcax z31.h, z31.h, z31.h, z31.h
	bcax z1.s, z1.s, z1.s, z1.s
	bcax z31.d, z31.d, z31.d, z31.d
	bdep z31.b, z31.b, z31.b
	bdep z1.h, z1.h, z1.h
	bdep z31.s, z31.s, z31.s
	bdep z1.d, z1.d, z1.d
	bext z31.b, z31.b, z31.b
	bext z1.h, z1.h, z1.h
	bext z31.s, z31.s, z31.s
	bext z1.d, z1.d, z1.d
	bf1cvt z31.h, z31.b
	bf1cvt {z2.h, z3.h}, z1.b
	bf1cvtl {z30.h, z31.h}, z31.b
	bf1cvtlt z31.h, z31.b
	bf2cvt z1.h, z1.b
	bf2cvt {z30.h, z31.h}, z31.b
	bf2cvtl {z2.h, z3.h}, z1.b
	bf2cvtlt z1.h, z1.b
	bfadd z31.h, z31.h, z31.h
	bfclamp z1.h, z1.h, z1.h
	bfclamp {z30.h, z31.h}, z31.h, z31.h
	bfclamp {z4.h, z5.h, z6.h, z7.h}, z1.h, z1.h
	bfcvt z31.h, {z30.s, z31.s}
	bfcvt z1.b, {z2.h, z3.h}
	bfcvtn z1.b, {z2.h, z3.h}
	bfcvtn z31.h, {z30.s, z31.s}
	bfdot z1.s, z1.h, z1.h[1]
	bfdot z31.s, z31.h, z31.h
	bfmax {z30.h, z31.h}, {z30.h, z31.h}, z15.h
	bfmax {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}, z1.h
	bfmax {z30.h, z31.h}, {z30.h, z31.h}, {z30.h, z31.h}
	bfmax {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}
	bfmaxnm {z2.h, z3.h}, {z2.h, z3.h}, z1.h
	bfmaxnm {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}, z15.h
	bfmaxnm {z2.h, z3.h}, {z2.h, z3.h}, {z2.h, z3.h}
	bfmaxnm {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}
	bfmin {z2.h, z3.h}, {z2.h, z3.h}, z1.h
	bfmin {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}, z15.h
	bfmin {z2.h, z3.h}, {z2.h, z3.h}, {z2.h, z3.h}
	bfmin {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}
	bfminnm {z30.h, z31.h}, {z30.h, z31.h}, z15.h
	bfminnm {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}, z1.h
	bfminnm {z30.h, z31.h}, {z30.h, z31.h}, {z30.h, z31.h}
	bfminnm {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}
	bfmla z1.h, z1.h, z1.h[1]
	bfmlalb z1.s, z1.h, z1.h
	bfmlalb z31.s, z31.h, z7.h[7]
	bfmlalt z1.s, z1.h, z1.h
	bfmlalt z31.s, z31.h, z7.h[7]
	bfmls z1.h, z1.h, z1.h[1]
	bfmlslb z31.s, z31.h, z31.h
	bfmlslb z1.s, z1.h, z1.h[1]
	bfmlslt z1.s, z1.h, z1.h
	bfmlslt z31.s, z31.h, z7.h[7]
	bfmmla z1.s, z1.h, z1.h
	bfmmla z31.h, z31.h, z31.h
	bfmul z31.h, z31.h, z31.h
	bfmul z1.h, z1.h, z1.h[1]
	bfmul {z2.h, z3.h}, {z2.h, z3.h}, {z2.h, z3.h}
	bfmul {z30.h, z31.h}, {z30.h, z31.h}, z15.h
	bfmul {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}
	bfmul {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}, z15.h
	bfscale {z30.h, z31.h}, {z30.h, z31.h}, z15.h
	bfscale {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}, z1.h
	bfscale {z30.h, z31.h}, {z30.h, z31.h}, {z30.h, z31.h}
	bfscale {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}
	bfsub z1.h, z1.h, z1.h
	bgrp z31.b, z31.b, z31.b
	bgrp z1.h, z1.h, z1.h
	bgrp z31.s, z31.s, z31.s
	bgrp z1.d, z1.d, z1.d
	bic z31.b, z31.b, #249
	bic z1.h, z1.h, #65529
	bic z31.s, z31.s, #4294967289
	bic z1.d, z1.d, #-7
	bic z31.b, z31.b, z31.b
	bic z1.h, z1.h, z1.h
	bic z31.s, z31.s, z31.s
	bic z1.d, z1.d, z1.d
	bsl z1.b, z1.b, z1.b, z1.b
	bsl z31.h, z31.h, z31.h, z31.h
	bsl z1.s, z1.s, z1.s, z1.s
	bsl z31.d, z31.d, z31.d, z31.d
	bsl1n z31.b, z31.b, z31.b, z31.b
	bsl1n z1.h, z1.h, z1.h, z1.h
	bsl1n z31.s, z31.s, z31.s, z31.s
	bsl1n z1.d, z1.d, z1.d, z1.d
	bsl2n z1.b, z1.b, z1.b, z1.b
	bsl2n z31.h, z31.h, z31.h, z31.h
	bsl2n z1.s, z1.s, z1.s, z1.s
	bsl2n z31.d, z31.d, z31.d, z31.d
	cadd z1.b, z1.b, z1.b, #90
	cadd z31.h, z31.h, z31.h, #90
	cadd z1.s, z1.s, z1.s, #90
	cadd z31.d, z31.d, z31.d, #90
	cadd z1.b, z1.b, z1.b, #270
	cadd z31.h, z31.h, z31.h, #270
	cadd z1.s, z1.s, z1.s, #270
	cadd z31.d, z31.d, z31.d, #270
	cdot z1.s, z1.b, z1.b, #90
	cdot z31.s, z31.b, z7.b[3], #270
	cdot z1.d, z1.h, z1.h, #90
	cdot z31.d, z31.h, z15.h[1], #270
	cmla z1.b, z1.b, z1.b, #90
	cmla z31.h, z31.h, z31.h, #270
	cmla z1.s, z1.s, z1.s, #90
	cmla z31.d, z31.d, z31.d, #270
	cmla z1.h, z1.h, z1.h[1], #90
	cmla z31.s, z31.s, z15.s[1], #270
	decd z1.d, vl7
	decd z31.d, all, mul #16
	decd z1.d
	dech z31.h, all
	dech z1.h, vl7, mul #3
	dech z31.h
	decw z1.s, vl7
	decw z31.s, all, mul #16
	decw z1.s
	dup z31.b, #-5
	dup z1.b, #-5, lsl #0
	dup z31.h, #1792
	dup z1.h, #-5, lsl #0
	dup z31.s, #1792
	dup z1.s, #-5, lsl #0
	dup z31.d, #1792
	dup z1.d, #-5, lsl #0
	dup z31.h, #-128, lsl #8
	dup z1.s, #1, lsl #8
	dup z31.d, #-128, lsl #8
	dup z1.h, w4
	dup z31.s, wsp
	dup z1.b, w4
	dup z31.b, z31.b[63]
	dup z1.h, z1.h[1]
	dup z31.s, z31.s[15]
	dup z1.d, z1.d[1]
	dup z31.q, z31.q[3]
	dup z1.d, x4
	dupm z1.b, #6
	dupm z31.h, #21845
	dupm z1.s, #6
	dupm z31.d, #0x5555555555555555
	dupq z1.b, z1.b[1]
	dupq z31.h, z31.h[7]
	dupq z1.s, z1.s[1]
	dupq z31.d, z31.d[1]
	eon z31.b, z31.b, #249
	eon z1.h, z1.h, #65529
	eon z31.s, z31.s, #4294967289
	eon z1.d, z1.d, #-7
	eor z31.b, z31.b, #85
	eor z1.h, z1.h, #6
	eor z31.s, z31.s, #1431655765
	eor z1.d, z1.d, #6
	eor z31.b, z31.b, z31.b
	eor z1.h, z1.h, z1.h
	eor z31.s, z31.s, z31.s
	eor z1.d, z1.d, z1.d
	eor3 z1.b, z1.b, z1.b, z1.b
	eor3 z31.h, z31.h, z31.h, z31.h
	eor3 z1.s, z1.s, z1.s, z1.s
	eor3 z31.d, z31.d, z31.d, z31.d
	eorbt z1.b, z1.b, z1.b
	eorbt z31.h, z31.h, z31.h
	eorbt z1.s, z1.s, z1.s
	eorbt z31.d, z31.d, z31.d
	eortb z1.b, z1.b, z1.b
	eortb z31.h, z31.h, z31.h
	eortb z1.s, z1.s, z1.s
	eortb z31.d, z31.d, z31.d
	ext z1.b, z1.b, z1.b, #1
	ext z31.b, {z31.b, z0.b}, #255
	extq z1.b, z1.b, z1.b, #1
	f1cvt z31.h, z31.b
	f1cvt {z2.h, z3.h}, z1.b
	f1cvtl {z2.h, z3.h}, z1.b
	f1cvtlt z1.h, z1.b
	f2cvt z31.h, z31.b
	f2cvt {z2.h, z3.h}, z1.b
	f2cvtl {z30.h, z31.h}, z31.b
	f2cvtlt z31.h, z31.b
	fadd z1.h, z1.h, z1.h
	fadd z31.s, z31.s, z31.s
	fadd z1.d, z1.d, z1.d
	famax {z2.h, z3.h}, {z2.h, z3.h}, {z2.h, z3.h}
	famax {z30.s, z31.s}, {z30.s, z31.s}, {z30.s, z31.s}
	famax {z2.d, z3.d}, {z2.d, z3.d}, {z2.d, z3.d}
	famax {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}
	famax {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}
	famax {z28.d, z29.d, z30.d, z31.d}, {z28.d, z29.d, z30.d, z31.d}, {z28.d, z29.d, z30.d, z31.d}
	famin {z30.h, z31.h}, {z30.h, z31.h}, {z30.h, z31.h}
	famin {z2.s, z3.s}, {z2.s, z3.s}, {z2.s, z3.s}
	famin {z30.d, z31.d}, {z30.d, z31.d}, {z30.d, z31.d}
	famin {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}
	famin {z28.s, z29.s, z30.s, z31.s}, {z28.s, z29.s, z30.s, z31.s}, {z28.s, z29.s, z30.s, z31.s}
	famin {z4.d, z5.d, z6.d, z7.d}, {z4.d, z5.d, z6.d, z7.d}, {z4.d, z5.d, z6.d, z7.d}
	fclamp z1.h, z1.h, z1.h
	fclamp z31.s, z31.s, z31.s
	fclamp z1.d, z1.d, z1.d
	fclamp {z30.h, z31.h}, z31.h, z31.h
	fclamp {z2.s, z3.s}, z1.s, z1.s
	fclamp {z30.d, z31.d}, z31.d, z31.d
	fclamp {z4.h, z5.h, z6.h, z7.h}, z1.h, z1.h
	fclamp {z28.s, z29.s, z30.s, z31.s}, z31.s, z31.s
	fclamp {z4.d, z5.d, z6.d, z7.d}, z1.d, z1.d
	fcmla z31.h, z31.h, z7.h[3], #270
	fcmla z1.s, z1.s, z1.s[1], #90
	fcvt z31.h, {z30.s, z31.s}
	fcvt z1.b, {z2.h, z3.h}
	fcvt z31.b, {z28.s, z29.s, z30.s, z31.s}
	fcvt {z2.s, z3.s}, z1.h
	fcvtl {z2.s, z3.s}, z1.h
	fcvtn z31.b, {z30.h, z31.h}
	fcvtn z1.h, {z2.s, z3.s}
	fcvtn z31.b, {z28.s, z29.s, z30.s, z31.s}
	fcvtnb z31.b, {z30.s, z31.s}
	fcvtnt z1.b, {z2.s, z3.s}
	fcvtzs {z2.s, z3.s}, {z2.s, z3.s}
	fcvtzs {z28.s, z29.s, z30.s, z31.s}, {z28.s, z29.s, z30.s, z31.s}
	fcvtzsn z31.b, {z30.h, z31.h}
	fcvtzsn z1.h, {z2.s, z3.s}
	fcvtzsn z31.s, {z30.d, z31.d}
	fcvtzu {z2.s, z3.s}, {z2.s, z3.s}
	fcvtzu {z28.s, z29.s, z30.s, z31.s}, {z28.s, z29.s, z30.s, z31.s}
	fcvtzun z31.b, {z30.h, z31.h}
	fcvtzun z1.h, {z2.s, z3.s}
	fcvtzun z31.s, {z30.d, z31.d}
	fdot z31.s, z31.h, z7.h[3]
	fdot z1.s, z1.h, z1.h
	fdot z31.h, z31.b, z7.b[7]
	fdot z1.h, z1.b, z1.b
	fdot z31.s, z31.b, z7.b[3]
	fdot z1.s, z1.b, z1.b
	fdup z1.h, #1.5
	fdup z31.s, #-0.125
	fdup z1.d, #1.5
	fexpa z31.h, z31.h
	fexpa z1.s, z1.s
	fexpa z31.d, z31.d
	fmax {z2.h, z3.h}, {z2.h, z3.h}, z1.h
	fmax {z30.s, z31.s}, {z30.s, z31.s}, z15.s
	fmax {z2.d, z3.d}, {z2.d, z3.d}, z1.d
	fmax {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}, z15.h
	fmax {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}, z1.s
	fmax {z28.d, z29.d, z30.d, z31.d}, {z28.d, z29.d, z30.d, z31.d}, z15.d
	fmax {z2.h, z3.h}, {z2.h, z3.h}, {z2.h, z3.h}
	fmax {z30.s, z31.s}, {z30.s, z31.s}, {z30.s, z31.s}
	fmax {z2.d, z3.d}, {z2.d, z3.d}, {z2.d, z3.d}
	fmax {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}
	fmax {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}
	fmax {z28.d, z29.d, z30.d, z31.d}, {z28.d, z29.d, z30.d, z31.d}, {z28.d, z29.d, z30.d, z31.d}
	fmaxnm {z2.h, z3.h}, {z2.h, z3.h}, z1.h
	fmaxnm {z30.s, z31.s}, {z30.s, z31.s}, z15.s
	fmaxnm {z2.d, z3.d}, {z2.d, z3.d}, z1.d
	fmaxnm {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}, z15.h
	fmaxnm {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}, z1.s
	fmaxnm {z28.d, z29.d, z30.d, z31.d}, {z28.d, z29.d, z30.d, z31.d}, z15.d
	fmaxnm {z2.h, z3.h}, {z2.h, z3.h}, {z2.h, z3.h}
	fmaxnm {z30.s, z31.s}, {z30.s, z31.s}, {z30.s, z31.s}
	fmaxnm {z2.d, z3.d}, {z2.d, z3.d}, {z2.d, z3.d}
	fmaxnm {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}
	fmaxnm {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}
	fmaxnm {z28.d, z29.d, z30.d, z31.d}, {z28.d, z29.d, z30.d, z31.d}, {z28.d, z29.d, z30.d, z31.d}
	fmin {z2.h, z3.h}, {z2.h, z3.h}, z1.h
	fmin {z30.s, z31.s}, {z30.s, z31.s}, z15.s
	fmin {z2.d, z3.d}, {z2.d, z3.d}, z1.d
	fmin {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}, z15.h
	fmin {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}, z1.s
	fmin {z28.d, z29.d, z30.d, z31.d}, {z28.d, z29.d, z30.d, z31.d}, z15.d
	fmin {z2.h, z3.h}, {z2.h, z3.h}, {z2.h, z3.h}
	fmin {z30.s, z31.s}, {z30.s, z31.s}, {z30.s, z31.s}
	fmin {z2.d, z3.d}, {z2.d, z3.d}, {z2.d, z3.d}
	fmin {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}
	fmin {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}
	fmin {z28.d, z29.d, z30.d, z31.d}, {z28.d, z29.d, z30.d, z31.d}, {z28.d, z29.d, z30.d, z31.d}
	fminnm {z30.h, z31.h}, {z30.h, z31.h}, z15.h
	fminnm {z2.s, z3.s}, {z2.s, z3.s}, z1.s
	fminnm {z30.d, z31.d}, {z30.d, z31.d}, z15.d
	fminnm {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}, z1.h
	fminnm {z28.s, z29.s, z30.s, z31.s}, {z28.s, z29.s, z30.s, z31.s}, z15.s
	fminnm {z4.d, z5.d, z6.d, z7.d}, {z4.d, z5.d, z6.d, z7.d}, z1.d
	fminnm {z30.h, z31.h}, {z30.h, z31.h}, {z30.h, z31.h}
	fminnm {z2.s, z3.s}, {z2.s, z3.s}, {z2.s, z3.s}
	fminnm {z30.d, z31.d}, {z30.d, z31.d}, {z30.d, z31.d}
	fminnm {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}
	fminnm {z28.s, z29.s, z30.s, z31.s}, {z28.s, z29.s, z30.s, z31.s}, {z28.s, z29.s, z30.s, z31.s}
	fminnm {z4.d, z5.d, z6.d, z7.d}, {z4.d, z5.d, z6.d, z7.d}, {z4.d, z5.d, z6.d, z7.d}
	fmla z1.h, z1.h, z1.h[1]
	fmla z31.s, z31.s, z7.s[3]
	fmla z1.d, z1.d, z1.d[1]
	fmlalb z1.s, z1.h, z1.h[1]
	fmlalb z31.h, z31.b, z7.b[15]
	fmlalb z1.s, z1.h, z1.h
	fmlalb z31.h, z31.b, z31.b
	fmlallbb z31.s, z31.b, z31.b
	fmlallbb z1.s, z1.b, z1.b[1]
	fmlallbt z1.s, z1.b, z1.b
	fmlallbt z31.s, z31.b, z7.b[15]
	fmlalltb z1.s, z1.b, z1.b
	fmlalltb z31.s, z31.b, z7.b[15]
	fmlalltt z31.s, z31.b, z31.b
	fmlalltt z1.s, z1.b, z1.b[1]
	fmlalt z31.s, z31.h, z7.h[7]
	fmlalt z1.h, z1.b, z1.b[1]
	fmlalt z31.s, z31.h, z31.h
	fmlalt z1.h, z1.b, z1.b
	fmls z1.h, z1.h, z1.h[1]
	fmls z31.s, z31.s, z7.s[3]
	fmls z1.d, z1.d, z1.d[1]
	fmlslb z31.s, z31.h, z7.h[7]
	fmlslb z1.s, z1.h, z1.h
	fmlslt z1.s, z1.h, z1.h[1]
	fmlslt z31.s, z31.h, z31.h
	fmmla z31.s, z31.b, z31.b
	fmmla z1.s, z1.h, z1.h
	fmmla z31.h, z31.b, z31.b
	fmmla z1.h, z1.h, z1.h
	fmmla z31.s, z31.s, z31.s
	fmmla z1.d, z1.d, z1.d
	fmov z31.h, #0.0
	fmov z1.s, #0.0
	fmov z31.d, #0.0
	fmov z1.h, #1.5
	fmov z31.s, #-0.125
	fmov z1.d, #1.5
	fmul z1.h, z1.h, z1.h[1]
	fmul z31.s, z31.s, z7.s[3]
	fmul z1.d, z1.d, z1.d[1]
	fmul z31.h, z31.h, z31.h
	fmul z1.s, z1.s, z1.s
	fmul z31.d, z31.d, z31.d
	fmul {z2.h, z3.h}, {z2.h, z3.h}, {z2.h, z3.h}
	fmul {z30.s, z31.s}, {z30.s, z31.s}, {z30.s, z31.s}
	fmul {z2.d, z3.d}, {z2.d, z3.d}, {z2.d, z3.d}
	fmul {z30.h, z31.h}, {z30.h, z31.h}, z15.h
	fmul {z2.s, z3.s}, {z2.s, z3.s}, z1.s
	fmul {z30.d, z31.d}, {z30.d, z31.d}, z15.d
	fmul {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}
	fmul {z28.s, z29.s, z30.s, z31.s}, {z28.s, z29.s, z30.s, z31.s}, {z28.s, z29.s, z30.s, z31.s}
	fmul {z4.d, z5.d, z6.d, z7.d}, {z4.d, z5.d, z6.d, z7.d}, {z4.d, z5.d, z6.d, z7.d}
	fmul {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}, z15.h
	fmul {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}, z1.s
	fmul {z28.d, z29.d, z30.d, z31.d}, {z28.d, z29.d, z30.d, z31.d}, z15.d
	frecpe z1.h, z1.h
	frecpe z31.s, z31.s
	frecpe z1.d, z1.d
	frecps z31.h, z31.h, z31.h
	frecps z1.s, z1.s, z1.s
	frecps z31.d, z31.d, z31.d
	frinta {z30.s, z31.s}, {z30.s, z31.s}
	frinta {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}
	frintm {z30.s, z31.s}, {z30.s, z31.s}
	frintm {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}
	frintn {z30.s, z31.s}, {z30.s, z31.s}
	frintn {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}
	frintp {z2.s, z3.s}, {z2.s, z3.s}
	frintp {z28.s, z29.s, z30.s, z31.s}, {z28.s, z29.s, z30.s, z31.s}
	frsqrte z1.h, z1.h
	frsqrte z31.s, z31.s
	frsqrte z1.d, z1.d
	frsqrts z1.h, z1.h, z1.h
	frsqrts z31.s, z31.s, z31.s
	frsqrts z1.d, z1.d, z1.d
	fscale {z2.h, z3.h}, {z2.h, z3.h}, z1.h
	fscale {z30.s, z31.s}, {z30.s, z31.s}, z15.s
	fscale {z2.d, z3.d}, {z2.d, z3.d}, z1.d
	fscale {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}, z15.h
	fscale {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}, z1.s
	fscale {z28.d, z29.d, z30.d, z31.d}, {z28.d, z29.d, z30.d, z31.d}, z15.d
	fscale {z2.h, z3.h}, {z2.h, z3.h}, {z2.h, z3.h}
	fscale {z30.s, z31.s}, {z30.s, z31.s}, {z30.s, z31.s}
	fscale {z2.d, z3.d}, {z2.d, z3.d}, {z2.d, z3.d}
	fscale {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}
	fscale {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}
	fscale {z28.d, z29.d, z30.d, z31.d}, {z28.d, z29.d, z30.d, z31.d}, {z28.d, z29.d, z30.d, z31.d}
	fsub z1.h, z1.h, z1.h
	fsub z31.s, z31.s, z31.s
	fsub z1.d, z1.d, z1.d
	ftmad z1.h, z1.h, z1.h, #1
	ftmad z31.s, z31.s, z31.s, #7
	ftmad z1.d, z1.d, z1.d, #1
	ftsmul z1.h, z1.h, z1.h
	ftsmul z31.s, z31.s, z31.s
	ftsmul z1.d, z1.d, z1.d
	ftssel z31.h, z31.h, z31.h
	ftssel z1.s, z1.s, z1.s
	ftssel z31.d, z31.d, z31.d
	histseg z1.b, z1.b, z1.b
	incd z31.d, all
	incd z1.d, vl7, mul #3
	incd z31.d
	inch z31.h, all
	inch z1.h, vl7, mul #3
	inch z31.h
	incw z1.s, vl7
	incw z31.s, all, mul #16
	incw z1.s
	index z31.b, #-16, #-16
	index z1.h, #1, #1
	index z31.s, #-16, #-16
	index z1.d, #1, #1
	index z31.b, wzr, #-16
	index z1.h, w1, #1
	index z31.s, wzr, #-16
	index z1.b, #1, w1
	index z31.h, #-16, wzr
	index z1.s, #1, w1
	index z31.b, wzr, wzr
	index z1.h, w1, w1
	index z31.s, wzr, wzr
	index z1.d, x1, #1
	index z31.d, #-16, xzr
	index z1.d, x1, x1
	insr z1.b, w1
	insr z31.h, wzr
	insr z1.s, w1
	insr z31.b, b31
	insr z1.h, h1
	insr z31.s, s31
	insr z1.d, d1
	insr z31.d, xzr
	lsl z31.b, z31.b, z31.d
	lsl z1.b, z1.b, #1
	lsl z31.h, z31.h, #15
	lsl z1.h, z1.h, z1.d
	lsl z31.s, z31.s, #31
	lsl z1.s, z1.s, z1.d
	lsl z31.d, z31.d, #63
	lsr z31.b, z31.b, z31.d
	lsr z1.b, z1.b, #7
	lsr z31.h, z31.h, #1
	lsr z1.h, z1.h, z1.d
	lsr z31.s, z31.s, #1
	lsr z1.s, z1.s, z1.d
	lsr z31.d, z31.d, #1
	luti2 z31.h, {z31.h}, z31[7]
	luti2 z1.b, {z1.b}, z1[1]
	luti4 z1.h, {z1.h, z2.h}, z1[1]
	luti4 z31.h, {z31.h}, z31[3]
	luti4 z1.b, {z1.b}, z1[1]
	luti6 z1.b, {z1.b, z2.b}, z1
	luti6 z31.h, {z31.h, z0.h}, z31[1]
	luti6 {z4.h, z5.h, z6.h, z7.h}, {z1.h, z2.h}, {z1, z2}[1]
	luti6 {z19.h, z23.h, z27.h, z31.h}, {z31.h, z0.h}, {z31, z0}[1]
	madpt z1.d, z1.d, z1.d
	mla z31.h, z31.h, z7.h[7]
	mla z1.s, z1.s, z1.s[1]
	mla z31.d, z31.d, z15.d[1]
	mlapt z1.d, z1.d, z1.d
	mls z1.h, z1.h, z1.h[1]
	mls z31.s, z31.s, z7.s[3]
	mls z1.d, z1.d, z1.d[1]
	mov z31.b, #-5
	mov z1.b, #-5, lsl #0
	mov z31.h, #1792
	mov z1.h, #-5, lsl #0
	mov z31.s, #1792
	mov z1.s, #-5, lsl #0
	mov z31.d, #1792
	mov z1.d, #-5, lsl #0
	mov z31.h, #-128, lsl #8
	mov z1.s, #1, lsl #8
	mov z31.d, #-128, lsl #8
	mov z1.h, #6
	mov z31.s, #1431655765
	mov z1.d, #6
	mov z31.d, z31.d
	mov z1.b, z1.b[0]
	mov z31.h, z31.h[0]
	mov z1.s, z1.s[0]
	mov z31.d, z31.d[0]
	mov z1.b, b1
	mov z31.h, h31
	mov z1.s, s1
	mov z31.d, d31
	mov z1.q, q1
	mov z31.h, wsp
	mov z1.s, w4
	mov z31.b, wsp
	mov z1.b, z1.b[1]
	mov z31.h, z31.h[31]
	mov z1.s, z1.s[1]
	mov z31.d, z31.d[7]
	mov z31.q, z31.q[3]
	mov z1.d, x4
	mov z31.b, #-128
	mov z1.h, #0, lsl #8
	mov z31.s, #0, lsl #8
	mov z1.d, #0, lsl #8
	mul z1.b, z1.b, z1.b
	mul z31.h, z31.h, z31.h
	mul z1.s, z1.s, z1.s
	mul z31.d, z31.d, z31.d
	mul z1.b, z1.b, #1
	mul z31.h, z31.h, #-128
	mul z1.s, z1.s, #1
	mul z31.d, z31.d, #-128
	mul z1.h, z1.h, z1.h[1]
	mul z31.s, z31.s, z7.s[3]
	mul z1.d, z1.d, z1.d[1]
	nbsl z31.b, z31.b, z31.b, z31.b
	nbsl z1.h, z1.h, z1.h, z1.h
	nbsl z31.s, z31.s, z31.s, z31.s
	nbsl z1.d, z1.d, z1.d, z1.d
	orn z1.b, z1.b, #249
	orn z31.h, z31.h, #65529
	orn z1.s, z1.s, #4294967289
	orn z31.d, z31.d, #-7
	orr z1.b, z1.b, #6
	orr z31.h, z31.h, #21845
	orr z1.s, z1.s, #6
	orr z31.d, z31.d, #0x5555555555555555
	orr z1.b, z1.b, z1.b
	orr z31.h, z31.h, z31.h
	orr z1.s, z1.s, z1.s
	orr z31.d, z31.d, z31.d
	pmlal {z2.q, z3.q}, z1.d, z1.d
	pmul z1.b, z1.b, z1.b
	pmull {z2.q, z3.q}, z1.d, z1.d
	pmullb z31.q, z31.d, z31.d
	pmullb z1.h, z1.b, z1.b
	pmullb z31.d, z31.s, z31.s
	pmullt z1.q, z1.d, z1.d
	pmullt z31.h, z31.b, z31.b
	pmullt z1.d, z1.s, z1.s
	raddhnb z31.b, z31.h, z31.h
	raddhnb z1.h, z1.s, z1.s
	raddhnb z31.s, z31.d, z31.d
	raddhnt z1.b, z1.h, z1.h
	raddhnt z31.h, z31.s, z31.s
	raddhnt z1.s, z1.d, z1.d
	rax1 z1.d, z1.d, z1.d
	rev z31.b, z31.b
	rev z1.h, z1.h
	rev z31.s, z31.s
	rev z1.d, z1.d
	rshrnb z31.b, z31.h, #1
	rshrnb z1.h, z1.s, #15
	rshrnb z31.s, z31.d, #1
	rshrnt z1.b, z1.h, #7
	rshrnt z31.h, z31.s, #1
	rshrnt z1.s, z1.d, #31
	rsubhnb z1.b, z1.h, z1.h
	rsubhnb z31.h, z31.s, z31.s
	rsubhnb z1.s, z1.d, z1.d
	rsubhnt z1.b, z1.h, z1.h
	rsubhnt z31.h, z31.s, z31.s
	rsubhnt z1.s, z1.d, z1.d
	saba z1.b, z1.b, z1.b
	saba z31.h, z31.h, z31.h
	saba z1.s, z1.s, z1.s
	saba z31.d, z31.d, z31.d
	sabal z31.h, z31.b, z31.b
	sabal z1.s, z1.h, z1.h
	sabal z31.d, z31.s, z31.s
	sabalb z1.h, z1.b, z1.b
	sabalb z31.s, z31.h, z31.h
	sabalb z1.d, z1.s, z1.s
	sabalt z1.h, z1.b, z1.b
	sabalt z31.s, z31.h, z31.h
	sabalt z1.d, z1.s, z1.s
	sabdlb z31.h, z31.b, z31.b
	sabdlb z1.s, z1.h, z1.h
	sabdlb z31.d, z31.s, z31.s
	sabdlt z1.h, z1.b, z1.b
	sabdlt z31.s, z31.h, z31.h
	sabdlt z1.d, z1.s, z1.s
	saddlb z1.h, z1.b, z1.b
	saddlb z31.s, z31.h, z31.h
	saddlb z1.d, z1.s, z1.s
	saddlbt z1.h, z1.b, z1.b
	saddlbt z31.s, z31.h, z31.h
	saddlbt z1.d, z1.s, z1.s
	saddlt z1.h, z1.b, z1.b
	saddlt z31.s, z31.h, z31.h
	saddlt z1.d, z1.s, z1.s
	saddwb z31.h, z31.h, z31.b
	saddwb z1.s, z1.s, z1.h
	saddwb z31.d, z31.d, z31.s
	saddwt z31.h, z31.h, z31.b
	saddwt z1.s, z1.s, z1.h
	saddwt z31.d, z31.d, z31.s
	sbclb z1.s, z1.s, z1.s
	sbclb z31.d, z31.d, z31.d
	sbclt z1.s, z1.s, z1.s
	sbclt z31.d, z31.d, z31.d
	sclamp z1.b, z1.b, z1.b
	sclamp z31.h, z31.h, z31.h
	sclamp z1.s, z1.s, z1.s
	sclamp z31.d, z31.d, z31.d
	sclamp {z2.b, z3.b}, z1.b, z1.b
	sclamp {z30.h, z31.h}, z31.h, z31.h
	sclamp {z2.s, z3.s}, z1.s, z1.s
	sclamp {z30.d, z31.d}, z31.d, z31.d
	sclamp {z4.b, z5.b, z6.b, z7.b}, z1.b, z1.b
	sclamp {z28.h, z29.h, z30.h, z31.h}, z31.h, z31.h
	sclamp {z4.s, z5.s, z6.s, z7.s}, z1.s, z1.s
	sclamp {z28.d, z29.d, z30.d, z31.d}, z31.d, z31.d
	scvtf z1.h, z1.b
	scvtf z31.s, z31.h
	scvtf z1.d, z1.s
	scvtf {z2.s, z3.s}, {z2.s, z3.s}
	scvtf {z28.s, z29.s, z30.s, z31.s}, {z28.s, z29.s, z30.s, z31.s}
	scvtflt z31.h, z31.b
	scvtflt z1.s, z1.h
	scvtflt z31.d, z31.s
	sdot z31.s, z31.h, z7.h[3]
	sdot z1.s, z1.h, z1.h
	sdot z31.h, z31.b, z7.b[7]
	sdot z1.h, z1.b, z1.b
	sdot z31.s, z31.b, z31.b
	sdot z1.s, z1.b, z1.b[1]
	sdot z31.d, z31.h, z31.h
	sdot z1.d, z1.h, z1.h[1]
	shrnb z31.b, z31.h, #1
	shrnb z1.h, z1.s, #15
	shrnb z31.s, z31.d, #1
	shrnt z31.b, z31.h, #1
	shrnt z1.h, z1.s, #15
	shrnt z31.s, z31.d, #1
	sli z1.b, z1.b, #1
	sli z31.h, z31.h, #15
	sli z1.s, z1.s, #1
	sli z31.d, z31.d, #63
	sm4e z31.s, z31.s, z31.s
	sm4ekey z31.s, z31.s, z31.s
	smax z31.b, z31.b, #-128
	smax z1.h, z1.h, #1
	smax z31.s, z31.s, #-128
	smax z1.d, z1.d, #1
	smax {z30.b, z31.b}, {z30.b, z31.b}, z15.b
	smax {z2.h, z3.h}, {z2.h, z3.h}, z1.h
	smax {z30.s, z31.s}, {z30.s, z31.s}, z15.s
	smax {z2.d, z3.d}, {z2.d, z3.d}, z1.d
	smax {z28.b, z29.b, z30.b, z31.b}, {z28.b, z29.b, z30.b, z31.b}, z15.b
	smax {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}, z1.h
	smax {z28.s, z29.s, z30.s, z31.s}, {z28.s, z29.s, z30.s, z31.s}, z15.s
	smax {z4.d, z5.d, z6.d, z7.d}, {z4.d, z5.d, z6.d, z7.d}, z1.d
	smax {z30.b, z31.b}, {z30.b, z31.b}, {z30.b, z31.b}
	smax {z2.h, z3.h}, {z2.h, z3.h}, {z2.h, z3.h}
	smax {z30.s, z31.s}, {z30.s, z31.s}, {z30.s, z31.s}
	smax {z2.d, z3.d}, {z2.d, z3.d}, {z2.d, z3.d}
	smax {z28.b, z29.b, z30.b, z31.b}, {z28.b, z29.b, z30.b, z31.b}, {z28.b, z29.b, z30.b, z31.b}
	smax {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}
	smax {z28.s, z29.s, z30.s, z31.s}, {z28.s, z29.s, z30.s, z31.s}, {z28.s, z29.s, z30.s, z31.s}
	smax {z4.d, z5.d, z6.d, z7.d}, {z4.d, z5.d, z6.d, z7.d}, {z4.d, z5.d, z6.d, z7.d}
	smin z31.b, z31.b, #-128
	smin z1.h, z1.h, #1
	smin z31.s, z31.s, #-128
	smin z1.d, z1.d, #1
	smin {z30.b, z31.b}, {z30.b, z31.b}, z15.b
	smin {z2.h, z3.h}, {z2.h, z3.h}, z1.h
	smin {z30.s, z31.s}, {z30.s, z31.s}, z15.s
	smin {z2.d, z3.d}, {z2.d, z3.d}, z1.d
	smin {z28.b, z29.b, z30.b, z31.b}, {z28.b, z29.b, z30.b, z31.b}, z15.b
	smin {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}, z1.h
	smin {z28.s, z29.s, z30.s, z31.s}, {z28.s, z29.s, z30.s, z31.s}, z15.s
	smin {z4.d, z5.d, z6.d, z7.d}, {z4.d, z5.d, z6.d, z7.d}, z1.d
	smin {z30.b, z31.b}, {z30.b, z31.b}, {z30.b, z31.b}
	smin {z2.h, z3.h}, {z2.h, z3.h}, {z2.h, z3.h}
	smin {z30.s, z31.s}, {z30.s, z31.s}, {z30.s, z31.s}
	smin {z2.d, z3.d}, {z2.d, z3.d}, {z2.d, z3.d}
	smin {z28.b, z29.b, z30.b, z31.b}, {z28.b, z29.b, z30.b, z31.b}, {z28.b, z29.b, z30.b, z31.b}
	smin {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}
	smin {z28.s, z29.s, z30.s, z31.s}, {z28.s, z29.s, z30.s, z31.s}, {z28.s, z29.s, z30.s, z31.s}
	smin {z4.d, z5.d, z6.d, z7.d}, {z4.d, z5.d, z6.d, z7.d}, {z4.d, z5.d, z6.d, z7.d}
	smlalb z31.h, z31.b, z31.b
	smlalb z1.s, z1.h, z1.h
	smlalb z31.d, z31.s, z31.s
	smlalb z1.s, z1.h, z1.h[1]
	smlalb z31.d, z31.s, z15.s[3]
	smlalt z1.h, z1.b, z1.b
	smlalt z31.s, z31.h, z31.h
	smlalt z1.d, z1.s, z1.s
	smlalt z31.s, z31.h, z7.h[7]
	smlalt z1.d, z1.s, z1.s[1]
	smlslb z1.h, z1.b, z1.b
	smlslb z31.s, z31.h, z31.h
	smlslb z1.d, z1.s, z1.s
	smlslb z31.s, z31.h, z7.h[7]
	smlslb z1.d, z1.s, z1.s[1]
	smlslt z1.h, z1.b, z1.b
	smlslt z31.s, z31.h, z31.h
	smlslt z1.d, z1.s, z1.s
	smlslt z31.s, z31.h, z7.h[7]
	smlslt z1.d, z1.s, z1.s[1]
	smmla z31.s, z31.b, z31.b
	smulh z1.b, z1.b, z1.b
	smulh z31.h, z31.h, z31.h
	smulh z1.s, z1.s, z1.s
	smulh z31.d, z31.d, z31.d
	smullb z31.h, z31.b, z31.b
	smullb z1.s, z1.h, z1.h
	smullb z31.d, z31.s, z31.s
	smullb z1.s, z1.h, z1.h[1]
	smullb z31.d, z31.s, z15.s[3]
	smullt z31.h, z31.b, z31.b
	smullt z1.s, z1.h, z1.h
	smullt z31.d, z31.s, z31.s
	smullt z1.s, z1.h, z1.h[1]
	smullt z31.d, z31.s, z15.s[3]
	sqadd z31.b, z31.b, #5
	sqadd z1.b, z1.b, #5, lsl #0
	sqadd z31.h, z31.h, #1280
	sqadd z1.h, z1.h, #5, lsl #0
	sqadd z31.s, z31.s, #1280
	sqadd z1.s, z1.s, #5, lsl #0
	sqadd z31.d, z31.d, #1280
	sqadd z1.d, z1.d, #5, lsl #0
	sqadd z31.h, z31.h, #255, lsl #8
	sqadd z1.s, z1.s, #1, lsl #8
	sqadd z31.d, z31.d, #255, lsl #8
	sqadd z1.b, z1.b, z1.b
	sqadd z31.h, z31.h, z31.h
	sqadd z1.s, z1.s, z1.s
	sqadd z31.d, z31.d, z31.d
	sqadd z1.b, z1.b, #1
	sqadd z31.h, z31.h, #0, lsl #8
	sqadd z1.s, z1.s, #0, lsl #8
	sqadd z31.d, z31.d, #0, lsl #8
	sqcadd z1.b, z1.b, z1.b, #90
	sqcadd z31.h, z31.h, z31.h, #90
	sqcadd z1.s, z1.s, z1.s, #90
	sqcadd z31.d, z31.d, z31.d, #90
	sqcadd z1.b, z1.b, z1.b, #270
	sqcadd z31.h, z31.h, z31.h, #270
	sqcadd z1.s, z1.s, z1.s, #270
	sqcadd z31.d, z31.d, z31.d, #270
	sqcvt z1.h, {z2.s, z3.s}
	sqcvt z31.b, {z28.s, z29.s, z30.s, z31.s}
	sqcvt z1.h, {z4.d, z5.d, z6.d, z7.d}
	sqcvtn z1.h, {z2.s, z3.s}
	sqcvtn z31.b, {z28.s, z29.s, z30.s, z31.s}
	sqcvtn z1.h, {z4.d, z5.d, z6.d, z7.d}
	sqcvtu z1.h, {z2.s, z3.s}
	sqcvtu z31.b, {z28.s, z29.s, z30.s, z31.s}
	sqcvtu z1.h, {z4.d, z5.d, z6.d, z7.d}
	sqcvtun z31.h, {z30.s, z31.s}
	sqcvtun z1.b, {z4.s, z5.s, z6.s, z7.s}
	sqcvtun z31.h, {z28.d, z29.d, z30.d, z31.d}
	sqdecd z1.d, vl7
	sqdecd z31.d, all, mul #16
	sqdecd z1.d
	sqdech z31.h, all
	sqdech z1.h, vl7, mul #3
	sqdech z31.h
	sqdecw z1.s, vl7
	sqdecw z31.s, all, mul #16
	sqdecw z1.s
	sqdmlalb z1.h, z1.b, z1.b
	sqdmlalb z31.s, z31.h, z31.h
	sqdmlalb z1.d, z1.s, z1.s
	sqdmlalb z31.s, z31.h, z7.h[7]
	sqdmlalb z1.d, z1.s, z1.s[1]
	sqdmlalbt z31.h, z31.b, z31.b
	sqdmlalbt z1.s, z1.h, z1.h
	sqdmlalbt z31.d, z31.s, z31.s
	sqdmlalt z1.h, z1.b, z1.b
	sqdmlalt z31.s, z31.h, z31.h
	sqdmlalt z1.d, z1.s, z1.s
	sqdmlalt z31.s, z31.h, z7.h[7]
	sqdmlalt z1.d, z1.s, z1.s[1]
	sqdmlslb z31.h, z31.b, z31.b
	sqdmlslb z1.s, z1.h, z1.h
	sqdmlslb z31.d, z31.s, z31.s
	sqdmlslb z1.s, z1.h, z1.h[1]
	sqdmlslb z31.d, z31.s, z15.s[3]
	sqdmlslbt z31.h, z31.b, z31.b
	sqdmlslbt z1.s, z1.h, z1.h
	sqdmlslbt z31.d, z31.s, z31.s
	sqdmlslt z1.h, z1.b, z1.b
	sqdmlslt z31.s, z31.h, z31.h
	sqdmlslt z1.d, z1.s, z1.s
	sqdmlslt z31.s, z31.h, z7.h[7]
	sqdmlslt z1.d, z1.s, z1.s[1]
	sqdmulh z31.b, z31.b, z31.b
	sqdmulh z1.h, z1.h, z1.h
	sqdmulh z31.s, z31.s, z31.s
	sqdmulh z1.d, z1.d, z1.d
	sqdmulh z31.h, z31.h, z7.h[7]
	sqdmulh z1.s, z1.s, z1.s[1]
	sqdmulh z31.d, z31.d, z15.d[1]
	sqdmulh {z2.b, z3.b}, {z2.b, z3.b}, z1.b
	sqdmulh {z30.h, z31.h}, {z30.h, z31.h}, z15.h
	sqdmulh {z2.s, z3.s}, {z2.s, z3.s}, z1.s
	sqdmulh {z30.d, z31.d}, {z30.d, z31.d}, z15.d
	sqdmulh {z4.b, z5.b, z6.b, z7.b}, {z4.b, z5.b, z6.b, z7.b}, z1.b
	sqdmulh {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}, z15.h
	sqdmulh {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}, z1.s
	sqdmulh {z28.d, z29.d, z30.d, z31.d}, {z28.d, z29.d, z30.d, z31.d}, z15.d
	sqdmulh {z2.b, z3.b}, {z2.b, z3.b}, {z2.b, z3.b}
	sqdmulh {z30.h, z31.h}, {z30.h, z31.h}, {z30.h, z31.h}
	sqdmulh {z2.s, z3.s}, {z2.s, z3.s}, {z2.s, z3.s}
	sqdmulh {z30.d, z31.d}, {z30.d, z31.d}, {z30.d, z31.d}
	sqdmulh {z4.b, z5.b, z6.b, z7.b}, {z4.b, z5.b, z6.b, z7.b}, {z4.b, z5.b, z6.b, z7.b}
	sqdmulh {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}
	sqdmulh {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}
	sqdmulh {z28.d, z29.d, z30.d, z31.d}, {z28.d, z29.d, z30.d, z31.d}, {z28.d, z29.d, z30.d, z31.d}
	sqdmullb z1.h, z1.b, z1.b
	sqdmullb z31.s, z31.h, z31.h
	sqdmullb z1.d, z1.s, z1.s
	sqdmullb z31.s, z31.h, z7.h[7]
	sqdmullb z1.d, z1.s, z1.s[1]
	sqdmullt z31.h, z31.b, z31.b
	sqdmullt z1.s, z1.h, z1.h
	sqdmullt z31.d, z31.s, z31.s
	sqdmullt z1.s, z1.h, z1.h[1]
	sqdmullt z31.d, z31.s, z15.s[3]
	sqincd z31.d, all
	sqincd z1.d, vl7, mul #3
	sqincd z31.d
	sqinch z31.h, all
	sqinch z1.h, vl7, mul #3
	sqinch z31.h
	sqincw z31.s, all
	sqincw z1.s, vl7, mul #3
	sqincw z31.s
	sqrdcmlah z31.b, z31.b, z31.b, #270
	sqrdcmlah z1.h, z1.h, z1.h, #90
	sqrdcmlah z31.s, z31.s, z31.s, #270
	sqrdcmlah z1.d, z1.d, z1.d, #90
	sqrdcmlah z31.h, z31.h, z7.h[3], #270
	sqrdcmlah z1.s, z1.s, z1.s[1], #90
	sqrdmlah z1.b, z1.b, z1.b
	sqrdmlah z31.h, z31.h, z31.h
	sqrdmlah z1.s, z1.s, z1.s
	sqrdmlah z31.d, z31.d, z31.d
	sqrdmlah z1.h, z1.h, z1.h[1]
	sqrdmlah z31.s, z31.s, z7.s[3]
	sqrdmlah z1.d, z1.d, z1.d[1]
	sqrdmlsh z31.b, z31.b, z31.b
	sqrdmlsh z1.h, z1.h, z1.h
	sqrdmlsh z31.s, z31.s, z31.s
	sqrdmlsh z1.d, z1.d, z1.d
	sqrdmlsh z31.h, z31.h, z7.h[7]
	sqrdmlsh z1.s, z1.s, z1.s[1]
	sqrdmlsh z31.d, z31.d, z15.d[1]
	sqrdmulh z31.b, z31.b, z31.b
	sqrdmulh z1.h, z1.h, z1.h
	sqrdmulh z31.s, z31.s, z31.s
	sqrdmulh z1.d, z1.d, z1.d
	sqrdmulh z31.h, z31.h, z7.h[7]
	sqrdmulh z1.s, z1.s, z1.s[1]
	sqrdmulh z31.d, z31.d, z15.d[1]
	sqrshr z31.b, {z28.s, z29.s, z30.s, z31.s}, #1
	sqrshr z1.h, {z4.d, z5.d, z6.d, z7.d}, #63
	sqrshr z31.h, {z30.s, z31.s}, #1
	sqrshrn z31.b, {z30.h, z31.h}, #1
	sqrshrn z1.h, {z2.s, z3.s}, #15
	sqrshrn z31.b, {z28.s, z29.s, z30.s, z31.s}, #1
	sqrshrn z1.h, {z4.d, z5.d, z6.d, z7.d}, #63
	sqrshrnb z31.b, z31.h, #1
	sqrshrnb z1.h, z1.s, #15
	sqrshrnb z31.s, z31.d, #1
	sqrshrnt z31.b, z31.h, #1
	sqrshrnt z1.h, z1.s, #15
	sqrshrnt z31.s, z31.d, #1
	sqrshru z1.b, {z4.s, z5.s, z6.s, z7.s}, #31
	sqrshru z31.h, {z28.d, z29.d, z30.d, z31.d}, #1
	sqrshru z1.h, {z2.s, z3.s}, #15
	sqrshrun z31.b, {z30.h, z31.h}, #1
	sqrshrun z1.h, {z2.s, z3.s}, #15
	sqrshrun z31.b, {z28.s, z29.s, z30.s, z31.s}, #1
	sqrshrun z1.h, {z4.d, z5.d, z6.d, z7.d}, #63
	sqrshrunb z31.b, z31.h, #1
	sqrshrunb z1.h, z1.s, #15
	sqrshrunb z31.s, z31.d, #1
	sqrshrunt z31.b, z31.h, #1
	sqrshrunt z1.h, z1.s, #15
	sqrshrunt z31.s, z31.d, #1
	sqshrn z1.b, {z2.h, z3.h}, #7
	sqshrn z31.h, {z30.s, z31.s}, #1
	sqshrnb z31.b, z31.h, #1
	sqshrnb z1.h, z1.s, #15
	sqshrnb z31.s, z31.d, #1
	sqshrnt z31.b, z31.h, #1
	sqshrnt z1.h, z1.s, #15
	sqshrnt z31.s, z31.d, #1
	sqshrun z31.b, {z30.h, z31.h}, #1
	sqshrun z1.h, {z2.s, z3.s}, #15
	sqshrunb z1.b, z1.h, #7
	sqshrunb z31.h, z31.s, #1
	sqshrunb z1.s, z1.d, #31
	sqshrunt z1.b, z1.h, #7
	sqshrunt z31.h, z31.s, #1
	sqshrunt z1.s, z1.d, #31
	sqsub z1.b, z1.b, #5
	sqsub z31.b, z31.b, #5, lsl #0
	sqsub z1.h, z1.h, #5
	sqsub z31.h, z31.h, #1280, lsl #0
	sqsub z1.s, z1.s, #5
	sqsub z31.s, z31.s, #1280, lsl #0
	sqsub z1.d, z1.d, #5
	sqsub z31.d, z31.d, #1280, lsl #0
	sqsub z1.h, z1.h, #1, lsl #8
	sqsub z31.s, z31.s, #255, lsl #8
	sqsub z1.d, z1.d, #1, lsl #8
	sqsub z31.b, z31.b, z31.b
	sqsub z1.h, z1.h, z1.h
	sqsub z31.s, z31.s, z31.s
	sqsub z1.d, z1.d, z1.d
	sqsub z31.b, z31.b, #255
	sqsub z1.h, z1.h, #0, lsl #8
	sqsub z31.s, z31.s, #0, lsl #8
	sqsub z1.d, z1.d, #0, lsl #8
	sqxtnb z31.b, z31.h
	sqxtnb z1.h, z1.s
	sqxtnb z31.s, z31.d
	sqxtnt z31.b, z31.h
	sqxtnt z1.h, z1.s
	sqxtnt z31.s, z31.d
	sqxtunb z31.b, z31.h
	sqxtunb z1.h, z1.s
	sqxtunb z31.s, z31.d
	sqxtunt z31.b, z31.h
	sqxtunt z1.h, z1.s
	sqxtunt z31.s, z31.d
	sri z31.b, z31.b, #1
	sri z1.h, z1.h, #15
	sri z31.s, z31.s, #1
	sri z1.d, z1.d, #63
	srshl {z2.b, z3.b}, {z2.b, z3.b}, z1.b
	srshl {z30.h, z31.h}, {z30.h, z31.h}, z15.h
	srshl {z2.s, z3.s}, {z2.s, z3.s}, z1.s
	srshl {z30.d, z31.d}, {z30.d, z31.d}, z15.d
	srshl {z4.b, z5.b, z6.b, z7.b}, {z4.b, z5.b, z6.b, z7.b}, z1.b
	srshl {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}, z15.h
	srshl {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}, z1.s
	srshl {z28.d, z29.d, z30.d, z31.d}, {z28.d, z29.d, z30.d, z31.d}, z15.d
	srshl {z2.b, z3.b}, {z2.b, z3.b}, {z2.b, z3.b}
	srshl {z30.h, z31.h}, {z30.h, z31.h}, {z30.h, z31.h}
	srshl {z2.s, z3.s}, {z2.s, z3.s}, {z2.s, z3.s}
	srshl {z30.d, z31.d}, {z30.d, z31.d}, {z30.d, z31.d}
	srshl {z4.b, z5.b, z6.b, z7.b}, {z4.b, z5.b, z6.b, z7.b}, {z4.b, z5.b, z6.b, z7.b}
	srshl {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}
	srshl {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}
	srshl {z28.d, z29.d, z30.d, z31.d}, {z28.d, z29.d, z30.d, z31.d}, {z28.d, z29.d, z30.d, z31.d}
	srsra z1.b, z1.b, #7
	srsra z31.h, z31.h, #1
	srsra z1.s, z1.s, #31
	srsra z31.d, z31.d, #1
	sshllb z31.h, z31.b, #7
	sshllb z1.s, z1.h, #1
	sshllb z31.d, z31.s, #31
	sshllt z1.h, z1.b, #1
	sshllt z31.s, z31.h, #15
	sshllt z1.d, z1.s, #1
	ssra z31.b, z31.b, #1
	ssra z1.h, z1.h, #15
	ssra z31.s, z31.s, #1
	ssra z1.d, z1.d, #63
	ssublb z31.h, z31.b, z31.b
	ssublb z1.s, z1.h, z1.h
	ssublb z31.d, z31.s, z31.s
	ssublbt z31.h, z31.b, z31.b
	ssublbt z1.s, z1.h, z1.h
	ssublbt z31.d, z31.s, z31.s
	ssublt z31.h, z31.b, z31.b
	ssublt z1.s, z1.h, z1.h
	ssublt z31.d, z31.s, z31.s
	ssubltb z31.h, z31.b, z31.b
	ssubltb z1.s, z1.h, z1.h
	ssubltb z31.d, z31.s, z31.s
	ssubwb z31.h, z31.h, z31.b
	ssubwb z1.s, z1.s, z1.h
	ssubwb z31.d, z31.d, z31.s
	ssubwt z31.h, z31.h, z31.b
	ssubwt z1.s, z1.s, z1.h
	ssubwt z31.d, z31.d, z31.s
	sub z31.b, z31.b, #5
	sub z1.b, z1.b, #5, lsl #0
	sub z31.h, z31.h, #1280
	sub z1.h, z1.h, #5, lsl #0
	sub z31.s, z31.s, #1280
	sub z1.s, z1.s, #5, lsl #0
	sub z31.d, z31.d, #1280
	sub z1.d, z1.d, #5, lsl #0
	sub z31.h, z31.h, #255, lsl #8
	sub z1.s, z1.s, #1, lsl #8
	sub z31.d, z31.d, #255, lsl #8
	sub z1.b, z1.b, z1.b
	sub z31.h, z31.h, z31.h
	sub z1.s, z1.s, z1.s
	sub z31.d, z31.d, z31.d
	sub z1.b, z1.b, #1
	sub z31.h, z31.h, #0, lsl #8
	sub z1.s, z1.s, #0, lsl #8
	sub z31.d, z31.d, #0, lsl #8
	subhnb z31.b, z31.h, z31.h
	subhnb z1.h, z1.s, z1.s
	subhnb z31.s, z31.d, z31.d
	subhnt z1.b, z1.h, z1.h
	subhnt z31.h, z31.s, z31.s
	subhnt z1.s, z1.d, z1.d
	subpt z31.d, z31.d, z31.d
	subr z31.b, z31.b, #5
	subr z1.b, z1.b, #5, lsl #0
	subr z31.h, z31.h, #1280
	subr z1.h, z1.h, #5, lsl #0
	subr z31.s, z31.s, #1280
	subr z1.s, z1.s, #5, lsl #0
	subr z31.d, z31.d, #1280
	subr z1.d, z1.d, #5, lsl #0
	subr z31.h, z31.h, #255, lsl #8
	subr z1.s, z1.s, #1, lsl #8
	subr z31.d, z31.d, #255, lsl #8
	subr z1.b, z1.b, #1
	subr z31.h, z31.h, #0, lsl #8
	subr z1.s, z1.s, #0, lsl #8
	subr z31.d, z31.d, #0, lsl #8
	sudot z1.s, z1.b, z1.b[1]
	sunpk {z30.h, z31.h}, z31.b
	sunpk {z2.s, z3.s}, z1.h
	sunpk {z30.d, z31.d}, z31.s
	sunpk {z4.h, z5.h, z6.h, z7.h}, {z2.b, z3.b}
	sunpk {z28.s, z29.s, z30.s, z31.s}, {z30.h, z31.h}
	sunpk {z4.d, z5.d, z6.d, z7.d}, {z2.s, z3.s}
	sunpkhi z1.h, z1.b
	sunpkhi z31.s, z31.h
	sunpkhi z1.d, z1.s
	sunpklo z31.h, z31.b
	sunpklo z1.s, z1.h
	sunpklo z31.d, z31.s
	tbl z31.b, {z31.b, z0.b}, z31.b
	tbl z1.h, {z1.h, z2.h}, z1.h
	tbl z31.s, {z31.s, z0.s}, z31.s
	tbl z1.d, {z1.d, z2.d}, z1.d
	tbl z31.b, {z31.b}, z31.b
	tbl z1.b, z1.b, z1.b
	tbl z31.h, {z31.h}, z31.h
	tbl z1.h, z1.h, z1.h
	tbl z31.s, {z31.s}, z31.s
	tbl z1.s, z1.s, z1.s
	tbl z31.d, {z31.d}, z31.d
	tbl z1.d, z1.d, z1.d
	tblq z31.b, {z31.b}, z31.b
	tblq z1.h, {z1.h}, z1.h
	tblq z31.s, {z31.s}, z31.s
	tblq z1.d, {z1.d}, z1.d
	tbx z31.b, z31.b, z31.b
	tbx z1.h, z1.h, z1.h
	tbx z31.s, z31.s, z31.s
	tbx z1.d, z1.d, z1.d
	tbxq z1.b, z1.b, z1.b
	tbxq z31.h, z31.h, z31.h
	tbxq z1.s, z1.s, z1.s
	tbxq z31.d, z31.d, z31.d
	trn1 z1.b, z1.b, z1.b
	trn1 z31.h, z31.h, z31.h
	trn1 z1.s, z1.s, z1.s
	trn1 z31.d, z31.d, z31.d
	trn1 z1.q, z1.q, z1.q
	trn2 z31.b, z31.b, z31.b
	trn2 z1.h, z1.h, z1.h
	trn2 z31.s, z31.s, z31.s
	trn2 z1.d, z1.d, z1.d
	trn2 z31.q, z31.q, z31.q
	uaba z31.b, z31.b, z31.b
	uaba z1.h, z1.h, z1.h
	uaba z31.s, z31.s, z31.s
	uaba z1.d, z1.d, z1.d
	uabal z1.h, z1.b, z1.b
	uabal z31.s, z31.h, z31.h
	uabal z1.d, z1.s, z1.s
	uabalb z1.h, z1.b, z1.b
	uabalb z31.s, z31.h, z31.h
	uabalb z1.d, z1.s, z1.s
	uabalt z1.h, z1.b, z1.b
	uabalt z31.s, z31.h, z31.h
	uabalt z1.d, z1.s, z1.s
	uabdlb z31.h, z31.b, z31.b
	uabdlb z1.s, z1.h, z1.h
	uabdlb z31.d, z31.s, z31.s
	uabdlt z1.h, z1.b, z1.b
	uabdlt z31.s, z31.h, z31.h
	uabdlt z1.d, z1.s, z1.s
	uaddlb z1.h, z1.b, z1.b
	uaddlb z31.s, z31.h, z31.h
	uaddlb z1.d, z1.s, z1.s
	uaddlt z1.h, z1.b, z1.b
	uaddlt z31.s, z31.h, z31.h
	uaddlt z1.d, z1.s, z1.s
	uaddwb z1.h, z1.h, z1.b
	uaddwb z31.s, z31.s, z31.h
	uaddwb z1.d, z1.d, z1.s
	uaddwt z1.h, z1.h, z1.b
	uaddwt z31.s, z31.s, z31.h
	uaddwt z1.d, z1.d, z1.s
	uclamp z31.b, z31.b, z31.b
	uclamp z1.h, z1.h, z1.h
	uclamp z31.s, z31.s, z31.s
	uclamp z1.d, z1.d, z1.d
	uclamp {z30.b, z31.b}, z31.b, z31.b
	uclamp {z2.h, z3.h}, z1.h, z1.h
	uclamp {z30.s, z31.s}, z31.s, z31.s
	uclamp {z2.d, z3.d}, z1.d, z1.d
	uclamp {z28.b, z29.b, z30.b, z31.b}, z31.b, z31.b
	uclamp {z4.h, z5.h, z6.h, z7.h}, z1.h, z1.h
	uclamp {z28.s, z29.s, z30.s, z31.s}, z31.s, z31.s
	uclamp {z4.d, z5.d, z6.d, z7.d}, z1.d, z1.d
	ucvtf z1.h, z1.b
	ucvtf z31.s, z31.h
	ucvtf z1.d, z1.s
	ucvtf {z2.s, z3.s}, {z2.s, z3.s}
	ucvtf {z28.s, z29.s, z30.s, z31.s}, {z28.s, z29.s, z30.s, z31.s}
	ucvtflt z31.h, z31.b
	ucvtflt z1.s, z1.h
	ucvtflt z31.d, z31.s
	udot z1.s, z1.h, z1.h[1]
	udot z31.s, z31.h, z31.h
	udot z1.h, z1.b, z1.b[1]
	udot z31.h, z31.b, z31.b
	udot z1.s, z1.b, z1.b
	udot z31.s, z31.b, z7.b[3]
	udot z1.d, z1.h, z1.h
	udot z31.d, z31.h, z15.h[1]
	umax z31.b, z31.b, #255
	umax z1.h, z1.h, #1
	umax z31.s, z31.s, #255
	umax z1.d, z1.d, #1
	umax {z30.b, z31.b}, {z30.b, z31.b}, z15.b
	umax {z2.h, z3.h}, {z2.h, z3.h}, z1.h
	umax {z30.s, z31.s}, {z30.s, z31.s}, z15.s
	umax {z2.d, z3.d}, {z2.d, z3.d}, z1.d
	umax {z28.b, z29.b, z30.b, z31.b}, {z28.b, z29.b, z30.b, z31.b}, z15.b
	umax {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}, z1.h
	umax {z28.s, z29.s, z30.s, z31.s}, {z28.s, z29.s, z30.s, z31.s}, z15.s
	umax {z4.d, z5.d, z6.d, z7.d}, {z4.d, z5.d, z6.d, z7.d}, z1.d
	umax {z30.b, z31.b}, {z30.b, z31.b}, {z30.b, z31.b}
	umax {z2.h, z3.h}, {z2.h, z3.h}, {z2.h, z3.h}
	umax {z30.s, z31.s}, {z30.s, z31.s}, {z30.s, z31.s}
	umax {z2.d, z3.d}, {z2.d, z3.d}, {z2.d, z3.d}
	umax {z28.b, z29.b, z30.b, z31.b}, {z28.b, z29.b, z30.b, z31.b}, {z28.b, z29.b, z30.b, z31.b}
	umax {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}
	umax {z28.s, z29.s, z30.s, z31.s}, {z28.s, z29.s, z30.s, z31.s}, {z28.s, z29.s, z30.s, z31.s}
	umax {z4.d, z5.d, z6.d, z7.d}, {z4.d, z5.d, z6.d, z7.d}, {z4.d, z5.d, z6.d, z7.d}
	umin z1.b, z1.b, #1
	umin z31.h, z31.h, #255
	umin z1.s, z1.s, #1
	umin z31.d, z31.d, #255
	umin {z2.b, z3.b}, {z2.b, z3.b}, z1.b
	umin {z30.h, z31.h}, {z30.h, z31.h}, z15.h
	umin {z2.s, z3.s}, {z2.s, z3.s}, z1.s
	umin {z30.d, z31.d}, {z30.d, z31.d}, z15.d
	umin {z4.b, z5.b, z6.b, z7.b}, {z4.b, z5.b, z6.b, z7.b}, z1.b
	umin {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}, z15.h
	umin {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}, z1.s
	umin {z28.d, z29.d, z30.d, z31.d}, {z28.d, z29.d, z30.d, z31.d}, z15.d
	umin {z2.b, z3.b}, {z2.b, z3.b}, {z2.b, z3.b}
	umin {z30.h, z31.h}, {z30.h, z31.h}, {z30.h, z31.h}
	umin {z2.s, z3.s}, {z2.s, z3.s}, {z2.s, z3.s}
	umin {z30.d, z31.d}, {z30.d, z31.d}, {z30.d, z31.d}
	umin {z4.b, z5.b, z6.b, z7.b}, {z4.b, z5.b, z6.b, z7.b}, {z4.b, z5.b, z6.b, z7.b}
	umin {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}
	umin {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}
	umin {z28.d, z29.d, z30.d, z31.d}, {z28.d, z29.d, z30.d, z31.d}, {z28.d, z29.d, z30.d, z31.d}
	umlalb z1.h, z1.b, z1.b
	umlalb z31.s, z31.h, z31.h
	umlalb z1.d, z1.s, z1.s
	umlalb z31.s, z31.h, z7.h[7]
	umlalb z1.d, z1.s, z1.s[1]
	umlalt z1.h, z1.b, z1.b
	umlalt z31.s, z31.h, z31.h
	umlalt z1.d, z1.s, z1.s
	umlalt z31.s, z31.h, z7.h[7]
	umlalt z1.d, z1.s, z1.s[1]
	umlslb z1.h, z1.b, z1.b
	umlslb z31.s, z31.h, z31.h
	umlslb z1.d, z1.s, z1.s
	umlslb z31.s, z31.h, z7.h[7]
	umlslb z1.d, z1.s, z1.s[1]
	umlslt z31.h, z31.b, z31.b
	umlslt z1.s, z1.h, z1.h
	umlslt z31.d, z31.s, z31.s
	umlslt z1.s, z1.h, z1.h[1]
	umlslt z31.d, z31.s, z15.s[3]
	ummla z1.s, z1.b, z1.b
	umulh z31.b, z31.b, z31.b
	umulh z1.h, z1.h, z1.h
	umulh z31.s, z31.s, z31.s
	umulh z1.d, z1.d, z1.d
	umullb z31.h, z31.b, z31.b
	umullb z1.s, z1.h, z1.h
	umullb z31.d, z31.s, z31.s
	umullb z1.s, z1.h, z1.h[1]
	umullb z31.d, z31.s, z15.s[3]
	umullt z1.s, z1.h, z1.h[1]
	umullt z31.d, z31.s, z15.s[3]
	umullt z1.h, z1.b, z1.b
	umullt z31.s, z31.h, z31.h
	umullt z1.d, z1.s, z1.s
	uqadd z31.b, z31.b, #5
	uqadd z1.b, z1.b, #5, lsl #0
	uqadd z31.h, z31.h, #1280
	uqadd z1.h, z1.h, #5, lsl #0
	uqadd z31.s, z31.s, #1280
	uqadd z1.s, z1.s, #5, lsl #0
	uqadd z31.d, z31.d, #1280
	uqadd z1.d, z1.d, #5, lsl #0
	uqadd z31.h, z31.h, #255, lsl #8
	uqadd z1.s, z1.s, #1, lsl #8
	uqadd z31.d, z31.d, #255, lsl #8
	uqadd z1.b, z1.b, z1.b
	uqadd z31.h, z31.h, z31.h
	uqadd z1.s, z1.s, z1.s
	uqadd z31.d, z31.d, z31.d
	uqadd z1.b, z1.b, #1
	uqadd z31.h, z31.h, #0, lsl #8
	uqadd z1.s, z1.s, #0, lsl #8
	uqadd z31.d, z31.d, #0, lsl #8
	uqcvt z1.h, {z2.s, z3.s}
	uqcvt z31.b, {z28.s, z29.s, z30.s, z31.s}
	uqcvt z1.h, {z4.d, z5.d, z6.d, z7.d}
	uqcvtn z1.h, {z2.s, z3.s}
	uqcvtn z31.b, {z28.s, z29.s, z30.s, z31.s}
	uqcvtn z1.h, {z4.d, z5.d, z6.d, z7.d}
	uqdecd z31.d, all
	uqdecd z1.d, vl7, mul #3
	uqdecd z31.d
	uqdech z1.h, vl7
	uqdech z31.h, all, mul #16
	uqdech z1.h
	uqdecw z1.s, vl7
	uqdecw z31.s, all, mul #16
	uqdecw z1.s
	uqincd z1.d, vl7
	uqincd z31.d, all, mul #16
	uqincd z1.d
	uqinch z1.h, vl7
	uqinch z31.h, all, mul #16
	uqinch z1.h
	uqincw z1.s, vl7
	uqincw z31.s, all, mul #16
	uqincw z1.s
	uqrshr z1.b, {z4.s, z5.s, z6.s, z7.s}, #31
	uqrshr z31.h, {z28.d, z29.d, z30.d, z31.d}, #1
	uqrshr z1.h, {z2.s, z3.s}, #15
	uqrshrn z1.b, {z2.h, z3.h}, #7
	uqrshrn z31.h, {z30.s, z31.s}, #1
	uqrshrn z1.b, {z4.s, z5.s, z6.s, z7.s}, #31
	uqrshrn z31.h, {z28.d, z29.d, z30.d, z31.d}, #1
	uqrshrnb z1.b, z1.h, #7
	uqrshrnb z31.h, z31.s, #1
	uqrshrnb z1.s, z1.d, #31
	uqrshrnt z1.b, z1.h, #7
	uqrshrnt z31.h, z31.s, #1
	uqrshrnt z1.s, z1.d, #31
	uqshrn z1.b, {z2.h, z3.h}, #7
	uqshrn z31.h, {z30.s, z31.s}, #1
	uqshrnb z1.b, z1.h, #7
	uqshrnb z31.h, z31.s, #1
	uqshrnb z1.s, z1.d, #31
	uqshrnt z1.b, z1.h, #7
	uqshrnt z31.h, z31.s, #1
	uqshrnt z1.s, z1.d, #31
	uqsub z31.b, z31.b, #5
	uqsub z1.b, z1.b, #5, lsl #0
	uqsub z31.h, z31.h, #1280
	uqsub z1.h, z1.h, #5, lsl #0
	uqsub z31.s, z31.s, #1280
	uqsub z1.s, z1.s, #5, lsl #0
	uqsub z31.d, z31.d, #1280
	uqsub z1.d, z1.d, #5, lsl #0
	uqsub z31.h, z31.h, #255, lsl #8
	uqsub z1.s, z1.s, #1, lsl #8
	uqsub z31.d, z31.d, #255, lsl #8
	uqsub z1.b, z1.b, z1.b
	uqsub z31.h, z31.h, z31.h
	uqsub z1.s, z1.s, z1.s
	uqsub z31.d, z31.d, z31.d
	uqsub z1.b, z1.b, #1
	uqsub z31.h, z31.h, #0, lsl #8
	uqsub z1.s, z1.s, #0, lsl #8
	uqsub z31.d, z31.d, #0, lsl #8
	uqxtnb z31.b, z31.h
	uqxtnb z1.h, z1.s
	uqxtnb z31.s, z31.d
	uqxtnt z31.b, z31.h
	uqxtnt z1.h, z1.s
	uqxtnt z31.s, z31.d
	urshl {z2.b, z3.b}, {z2.b, z3.b}, z1.b
	urshl {z30.h, z31.h}, {z30.h, z31.h}, z15.h
	urshl {z2.s, z3.s}, {z2.s, z3.s}, z1.s
	urshl {z30.d, z31.d}, {z30.d, z31.d}, z15.d
	urshl {z4.b, z5.b, z6.b, z7.b}, {z4.b, z5.b, z6.b, z7.b}, z1.b
	urshl {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}, z15.h
	urshl {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}, z1.s
	urshl {z28.d, z29.d, z30.d, z31.d}, {z28.d, z29.d, z30.d, z31.d}, z15.d
	urshl {z2.b, z3.b}, {z2.b, z3.b}, {z2.b, z3.b}
	urshl {z30.h, z31.h}, {z30.h, z31.h}, {z30.h, z31.h}
	urshl {z2.s, z3.s}, {z2.s, z3.s}, {z2.s, z3.s}
	urshl {z30.d, z31.d}, {z30.d, z31.d}, {z30.d, z31.d}
	urshl {z4.b, z5.b, z6.b, z7.b}, {z4.b, z5.b, z6.b, z7.b}, {z4.b, z5.b, z6.b, z7.b}
	urshl {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}
	urshl {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}
	urshl {z28.d, z29.d, z30.d, z31.d}, {z28.d, z29.d, z30.d, z31.d}, {z28.d, z29.d, z30.d, z31.d}
	ursra z1.b, z1.b, #7
	ursra z31.h, z31.h, #1
	ursra z1.s, z1.s, #31
	ursra z31.d, z31.d, #1
	usdot z1.s, z1.b, z1.b
	usdot z31.s, z31.b, z7.b[3]
	ushllb z1.h, z1.b, #1
	ushllb z31.s, z31.h, #15
	ushllb z1.d, z1.s, #1
	ushllt z31.h, z31.b, #7
	ushllt z1.s, z1.h, #1
	ushllt z31.d, z31.s, #31
	usmmla z31.s, z31.b, z31.b
	usra z1.b, z1.b, #7
	usra z31.h, z31.h, #1
	usra z1.s, z1.s, #31
	usra z31.d, z31.d, #1
	usublb z31.h, z31.b, z31.b
	usublb z1.s, z1.h, z1.h
	usublb z31.d, z31.s, z31.s
	usublt z31.h, z31.b, z31.b
	usublt z1.s, z1.h, z1.h
	usublt z31.d, z31.s, z31.s
	usubwb z1.h, z1.h, z1.b
	usubwb z31.s, z31.s, z31.h
	usubwb z1.d, z1.d, z1.s
	usubwt z31.h, z31.h, z31.b
	usubwt z1.s, z1.s, z1.h
	usubwt z31.d, z31.d, z31.s
	uunpk {z2.h, z3.h}, z1.b
	uunpk {z30.s, z31.s}, z31.h
	uunpk {z2.d, z3.d}, z1.s
	uunpk {z28.h, z29.h, z30.h, z31.h}, {z30.b, z31.b}
	uunpk {z4.s, z5.s, z6.s, z7.s}, {z2.h, z3.h}
	uunpk {z28.d, z29.d, z30.d, z31.d}, {z30.s, z31.s}
	uunpkhi z1.h, z1.b
	uunpkhi z31.s, z31.h
	uunpkhi z1.d, z1.s
	uunpklo z1.h, z1.b
	uunpklo z31.s, z31.h
	uunpklo z1.d, z1.s
	uzp {z2.b, z3.b}, z1.b, z1.b
	uzp {z30.h, z31.h}, z31.h, z31.h
	uzp {z2.s, z3.s}, z1.s, z1.s
	uzp {z30.d, z31.d}, z31.d, z31.d
	uzp {z2.q, z3.q}, z1.q, z1.q
	uzp {z28.b, z29.b, z30.b, z31.b}, {z28.b, z29.b, z30.b, z31.b}
	uzp {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}
	uzp {z28.s, z29.s, z30.s, z31.s}, {z28.s, z29.s, z30.s, z31.s}
	uzp {z4.d, z5.d, z6.d, z7.d}, {z4.d, z5.d, z6.d, z7.d}
	uzp {z28.q, z29.q, z30.q, z31.q}, {z28.q, z29.q, z30.q, z31.q}
	uzp1 z31.b, z31.b, z31.b
	uzp1 z1.h, z1.h, z1.h
	uzp1 z31.s, z31.s, z31.s
	uzp1 z1.d, z1.d, z1.d
	uzp1 z31.q, z31.q, z31.q
	uzp2 z31.b, z31.b, z31.b
	uzp2 z1.h, z1.h, z1.h
	uzp2 z31.s, z31.s, z31.s
	uzp2 z1.d, z1.d, z1.d
	uzp2 z31.q, z31.q, z31.q
	uzpq1 z1.b, z1.b, z1.b
	uzpq1 z31.h, z31.h, z31.h
	uzpq1 z1.s, z1.s, z1.s
	uzpq1 z31.d, z31.d, z31.d
	uzpq2 z31.b, z31.b, z31.b
	uzpq2 z1.h, z1.h, z1.h
	uzpq2 z31.s, z31.s, z31.s
	uzpq2 z1.d, z1.d, z1.d
	xar z31.b, z31.b, z31.b, #1
	xar z1.h, z1.h, z1.h, #15
	xar z31.s, z31.s, z31.s, #1
	xar z1.d, z1.d, z1.d, #63
	zip {z2.b, z3.b}, z1.b, z1.b
	zip {z30.h, z31.h}, z31.h, z31.h
	zip {z2.s, z3.s}, z1.s, z1.s
	zip {z30.d, z31.d}, z31.d, z31.d
	zip {z2.q, z3.q}, z1.q, z1.q
	zip {z28.b, z29.b, z30.b, z31.b}, {z28.b, z29.b, z30.b, z31.b}
	zip {z4.h, z5.h, z6.h, z7.h}, {z4.h, z5.h, z6.h, z7.h}
	zip {z28.s, z29.s, z30.s, z31.s}, {z28.s, z29.s, z30.s, z31.s}
	zip {z4.d, z5.d, z6.d, z7.d}, {z4.d, z5.d, z6.d, z7.d}
	zip {z28.q, z29.q, z30.q, z31.q}, {z28.q, z29.q, z30.q, z31.q}
	zip1 z31.b, z31.b, z31.b
	zip1 z1.h, z1.h, z1.h
	zip1 z31.s, z31.s, z31.s
	zip1 z1.d, z1.d, z1.d
	zip1 z31.q, z31.q, z31.q
	zip2 z31.b, z31.b, z31.b
	zip2 z1.h, z1.h, z1.h
	zip2 z31.s, z31.s, z31.s
	zip2 z1.d, z1.d, z1.d
	zip2 z31.q, z31.q, z31.q
	zipq1 z1.b, z1.b, z1.b
	zipq1 z31.h, z31.h, z31.h
	zipq1 z1.s, z1.s, z1.s
	zipq1 z31.d, z31.d, z31.d
	zipq2 z31.b, z31.b, z31.b
	zipq2 z1.h, z1.h, z1.h
	zipq2 z31.s, z31.s, z31.s
	zipq2 z1.d, z1.d, z1.d
