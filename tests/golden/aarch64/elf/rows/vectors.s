// triple: aarch64-linux-gnu
// mattr: +all
// One statement of each row of the tables.
	abs v1.8b, v1.8b
	abs v31.16b, v31.16b
	abs v1.4h, v1.4h
	abs v31.8h, v31.8h
	abs v1.2s, v1.2s
	abs v31.4s, v31.4s
	abs v1.2d, v1.2d
	add v31.8b, v31.8b, v31.8b
	add v1.16b, v1.16b, v1.16b
	add v31.4h, v31.4h, v31.4h
	add v1.8h, v1.8h, v1.8h
	add v31.2s, v31.2s, v31.2s
	add v1.4s, v1.4s, v1.4s
	add v31.2d, v31.2d, v31.2d
	addhn v1.8b, v1.8h, v1.8h
	addhn v31.4h, v31.4s, v31.4s
	addhn v1.2s, v1.2d, v1.2d
	addhn2 v1.16b, v1.8h, v1.8h
	addhn2 v31.8h, v31.4s, v31.4s
	addhn2 v1.4s, v1.2d, v1.2d
	addp v1.8b, v1.8b, v1.8b
	addp v31.16b, v31.16b, v31.16b
	addp v1.4h, v1.4h, v1.4h
	addp v31.8h, v31.8h, v31.8h
	addp v1.2s, v1.2s, v1.2s
	addp v31.4s, v31.4s, v31.4s
	addp v1.2d, v1.2d, v1.2d
	addp d31, v31.2d
	addv b31, v31.8b
	addv b1, v1.16b
	addv h31, v31.4h
	addv h1, v1.8h
	addv s31, v31.4s
	aesd v31.16b, v31.16b
	aese v31.16b, v31.16b
	aesimc v31.16b, v31.16b
	aesmc v1.16b, v1.16b
	and v1.8b, v1.8b, v1.8b
	and v31.16b, v31.16b, v31.16b
	bcax v31.16b, v31.16b, v31.16b, v31.16b
	bf1cvtl v1.8h, v1.8b
	bf1cvtl2 v31.8h, v31.16b
	bf2cvtl v31.8h, v31.8b
	bf2cvtl2 v1.8h, v1.16b
	bfcvtn v31.4h, v31.4s
	bfcvtn2 v31.8h, v31.4s
	bfdot v1.2s, v1.4h, v1.2h[1]
	bfdot v31.4s, v31.8h, v31.8h
	bfdot v1.2s, v1.4h, v1.4h
	bfdot v31.4s, v31.8h, v31.2h[3]
	bfmlalb v1.4s, v1.8h, v1.h[1]
	bfmlalb v31.4s, v31.8h, v31.8h
	bfmlalt v1.4s, v1.8h, v1.h[1]
	bfmlalt v31.4s, v31.8h, v31.8h
	bfmmla v31.4s, v31.8h, v31.8h
	bic v31.8b, v31.8b, v31.8b
	bic v1.16b, v1.16b, v1.16b
	bic v31.4h, #255
	bic v1.4h, #1, lsl #0
	bic v31.8h, #255
	bic v1.8h, #1, lsl #0
	bic v31.2s, #255
	bic v1.2s, #1, lsl #0
	bic v31.4s, #255
	bic v1.4s, #1, lsl #0
	bic v31.2s, #255, lsl #24
	bic v1.4s, #1, lsl #8
	bic v31.4h, #255, lsl #8
	bic v1.8h, #1, lsl #8
	bif v1.8b, v1.8b, v1.8b
	bif v31.16b, v31.16b, v31.16b
	bit v1.8b, v1.8b, v1.8b
	bit v31.16b, v31.16b, v31.16b
	bsl v1.8b, v1.8b, v1.8b
	bsl v31.16b, v31.16b, v31.16b
	cls v1.8b, v1.8b
	cls v31.16b, v31.16b
	cls v1.4h, v1.4h
	cls v31.8h, v31.8h
	cls v1.2s, v1.2s
	cls v31.4s, v31.4s
	clz v1.8b, v1.8b
	clz v31.16b, v31.16b
	clz v1.4h, v1.4h
	clz v31.8h, v31.8h
	clz v1.2s, v1.2s
	clz v31.4s, v31.4s
	cmeq v1.8b, v1.8b, v1.8b
	cmeq v31.16b, v31.16b, v31.16b
	cmeq v1.4h, v1.4h, v1.4h
	cmeq v31.8h, v31.8h, v31.8h
	cmeq v1.2s, v1.2s, v1.2s
	cmeq v31.4s, v31.4s, v31.4s
	cmeq v1.2d, v1.2d, v1.2d
	cmeq v31.8b, v31.8b, #0
	cmeq v1.16b, v1.16b, #0
	cmeq v31.4h, v31.4h, #0
	cmeq v1.8h, v1.8h, #0
	cmeq v31.2s, v31.2s, #0
	cmeq v1.4s, v1.4s, #0
	cmeq v31.2d, v31.2d, #0
	cmge v31.8b, v31.8b, v31.8b
	cmge v1.16b, v1.16b, v1.16b
	cmge v31.4h, v31.4h, v31.4h
	cmge v1.8h, v1.8h, v1.8h
	cmge v31.2s, v31.2s, v31.2s
	cmge v1.4s, v1.4s, v1.4s
	cmge v31.2d, v31.2d, v31.2d
	cmge v1.8b, v1.8b, #0
	cmge v31.16b, v31.16b, #0
	cmge v1.4h, v1.4h, #0
	cmge v31.8h, v31.8h, #0
	cmge v1.2s, v1.2s, #0
	cmge v31.4s, v31.4s, #0
	cmge v1.2d, v1.2d, #0
	cmgt v1.8b, v1.8b, v1.8b
	cmgt v31.16b, v31.16b, v31.16b
	cmgt v1.4h, v1.4h, v1.4h
	cmgt v31.8h, v31.8h, v31.8h
	cmgt v1.2s, v1.2s, v1.2s
	cmgt v31.4s, v31.4s, v31.4s
	cmgt v1.2d, v1.2d, v1.2d
	cmgt v31.8b, v31.8b, #0
	cmgt v1.16b, v1.16b, #0
	cmgt v31.4h, v31.4h, #0
	cmgt v1.8h, v1.8h, #0
	cmgt v31.2s, v31.2s, #0
	cmgt v1.4s, v1.4s, #0
	cmgt v31.2d, v31.2d, #0
	cmhi v1.8b, v1.8b, v1.8b
	cmhi v31.16b, v31.16b, v31.16b
	cmhi v1.4h, v1.4h, v1.4h
	cmhi v31.8h, v31.8h, v31.8h
	cmhi v1.2s, v1.2s, v1.2s
	cmhi v31.4s, v31.4s, v31.4s
	cmhi v1.2d, v1.2d, v1.2d
	cmhs v31.8b, v31.8b, v31.8b
	cmhs v1.16b, v1.16b, v1.16b
	cmhs v31.4h, v31.4h, v31.4h
	cmhs v1.8h, v1.8h, v1.8h
	cmhs v31.2s, v31.2s, v31.2s
	cmhs v1.4s, v1.4s, v1.4s
	cmhs v31.2d, v31.2d, v31.2d
	cmle v31.8b, v31.8b, v31.8b
	cmle v1.16b, v1.16b, v1.16b
	cmle v31.4h, v31.4h, v31.4h
	cmle v1.8h, v1.8h, v1.8h
	cmle v31.2s, v31.2s, v31.2s
	cmle v1.4s, v1.4s, v1.4s
	cmle v31.2d, v31.2d, v31.2d
	cmle v31.8b, v31.8b, #0
	cmle v1.16b, v1.16b, #0
	cmle v31.4h, v31.4h, #0
	cmle v1.8h, v1.8h, #0
	cmle v31.2s, v31.2s, #0
	cmle v1.4s, v1.4s, #0
	cmle v31.2d, v31.2d, #0
	cmlo v1.8b, v1.8b, v1.8b
	cmlo v31.16b, v31.16b, v31.16b
	cmlo v1.4h, v1.4h, v1.4h
	cmlo v31.8h, v31.8h, v31.8h
	cmlo v1.2s, v1.2s, v1.2s
	cmlo v31.4s, v31.4s, v31.4s
	cmlo v1.2d, v1.2d, v1.2d
	cmls v31.8b, v31.8b, v31.8b
	cmls v1.16b, v1.16b, v1.16b
	cmls v31.4h, v31.4h, v31.4h
	cmls v1.8h, v1.8h, v1.8h
	cmls v31.2s, v31.2s, v31.2s
	cmls v1.4s, v1.4s, v1.4s
	cmls v31.2d, v31.2d, v31.2d
	cmlt v31.8b, v31.8b, v31.8b
	cmlt v1.16b, v1.16b, v1.16b
	cmlt v31.4h, v31.4h, v31.4h
	cmlt v1.8h, v1.8h, v1.8h
	cmlt v31.2s, v31.2s, v31.2s
	cmlt v1.4s, v1.4s, v1.4s
	cmlt v31.2d, v31.2d, v31.2d
	cmlt v31.8b, v31.8b, #0
	cmlt v1.16b, v1.16b, #0
	cmlt v31.4h, v31.4h, #0
	cmlt v1.8h, v1.8h, #0
	cmlt v31.2s, v31.2s, #0
	cmlt v1.4s, v1.4s, #0
	cmlt v31.2d, v31.2d, #0
	cmtst v31.8b, v31.8b, v31.8b
	cmtst v1.16b, v1.16b, v1.16b
	cmtst v31.4h, v31.4h, v31.4h
	cmtst v1.8h, v1.8h, v1.8h
	cmtst v31.2s, v31.2s, v31.2s
	cmtst v1.4s, v1.4s, v1.4s
	cmtst v31.2d, v31.2d, v31.2d
	cnt v1.8b, v1.8b
	cnt v31.16b, v31.16b
	dup v31.8b, wzr
	dup v1.16b, w1
	dup v31.4h, wzr
	dup v1.8h, w1
	dup v31.2s, wzr
	dup v1.4s, w1
	dup v31.8b, v31.b[15]
	dup v1.16b, v1.b[1]
	dup v31.4h, v31.h[7]
	dup v1.8h, v1.h[1]
	dup v31.2s, v31.s[3]
	dup v1.4s, v1.s[1]
	dup v31.2d, v31.d[1]
	dup v1.2d, x1
	dup b31, v31.b[15]
	dup h1, v1.h[1]
	dup s31, v31.s[3]
	dup d1, v1.d[1]
	eor v31.8b, v31.8b, v31.8b
	eor v1.16b, v1.16b, v1.16b
	eor3 v31.16b, v31.16b, v31.16b, v31.16b
	ext v1.8b, v1.8b, v1.8b, #1
	ext v31.16b, v31.16b, v31.16b, #15
	f1cvtl v31.8h, v31.8b
	f1cvtl2 v31.8h, v31.16b
	f2cvtl v1.8h, v1.8b
	f2cvtl2 v31.8h, v31.16b
	fabd v1.2s, v1.2s, v1.2s
	fabd v31.4s, v31.4s, v31.4s
	fabd v1.2d, v1.2d, v1.2d
	fabd v31.4h, v31.4h, v31.4h
	fabd v1.8h, v1.8h, v1.8h
	fabs v31.2s, v31.2s
	fabs v1.4s, v1.4s
	fabs v31.2d, v31.2d
	fabs v1.4h, v1.4h
	fabs v31.8h, v31.8h
	facge v31.2s, v31.2s, v31.2s
	facge v1.4s, v1.4s, v1.4s
	facge v31.2d, v31.2d, v31.2d
	facge v1.4h, v1.4h, v1.4h
	facge v31.8h, v31.8h, v31.8h
	facgt v1.2s, v1.2s, v1.2s
	facgt v31.4s, v31.4s, v31.4s
	facgt v1.2d, v1.2d, v1.2d
	facgt v31.4h, v31.4h, v31.4h
	facgt v1.8h, v1.8h, v1.8h
	facle v1.2s, v1.2s, v1.2s
	facle v31.4s, v31.4s, v31.4s
	facle v1.2d, v1.2d, v1.2d
	facle v31.4h, v31.4h, v31.4h
	facle v1.8h, v1.8h, v1.8h
	faclt v1.2s, v1.2s, v1.2s
	faclt v31.4s, v31.4s, v31.4s
	faclt v1.2d, v1.2d, v1.2d
	faclt v31.4h, v31.4h, v31.4h
	faclt v1.8h, v1.8h, v1.8h
	fadd v1.2s, v1.2s, v1.2s
	fadd v31.4s, v31.4s, v31.4s
	fadd v1.2d, v1.2d, v1.2d
	fadd v31.4h, v31.4h, v31.4h
	fadd v1.8h, v1.8h, v1.8h
	faddp v31.2s, v31.2s, v31.2s
	faddp v1.4s, v1.4s, v1.4s
	faddp v31.2d, v31.2d, v31.2d
	faddp v1.4h, v1.4h, v1.4h
	faddp v31.8h, v31.8h, v31.8h
	faddp h1, v1.2h
	faddp d31, v31.2d
	faddp s1, v1.2s
	famax v1.4h, v1.4h, v1.4h
	famax v31.8h, v31.8h, v31.8h
	famax v1.2s, v1.2s, v1.2s
	famax v31.4s, v31.4s, v31.4s
	famax v1.2d, v1.2d, v1.2d
	famin v31.4h, v31.4h, v31.4h
	famin v1.8h, v1.8h, v1.8h
	famin v31.2s, v31.2s, v31.2s
	famin v1.4s, v1.4s, v1.4s
	famin v31.2d, v31.2d, v31.2d
	fcadd v1.4h, v1.4h, v1.4h, #90
	fcadd v31.8h, v31.8h, v31.8h, #90
	fcadd v1.2s, v1.2s, v1.2s, #90
	fcadd v31.4s, v31.4s, v31.4s, #90
	fcadd v1.2d, v1.2d, v1.2d, #90
	fcadd v31.4h, v31.4h, v31.4h, #270
	fcadd v1.8h, v1.8h, v1.8h, #270
	fcadd v31.2s, v31.2s, v31.2s, #270
	fcadd v1.4s, v1.4s, v1.4s, #270
	fcadd v31.2d, v31.2d, v31.2d, #270
	fcmeq v1.2s, v1.2s, v1.2s
	fcmeq v31.4s, v31.4s, v31.4s
	fcmeq v1.2d, v1.2d, v1.2d
	fcmeq v31.4h, v31.4h, v31.4h
	fcmeq v1.8h, v1.8h, v1.8h
	fcmeq v31.2s, v31.2s, #0.0
	fcmeq v1.4s, v1.4s, #0.0
	fcmeq v31.2d, v31.2d, #0.0
	fcmeq v1.4h, v1.4h, #0.0
	fcmeq v31.8h, v31.8h, #0.0
	fcmge v31.2s, v31.2s, v31.2s
	fcmge v1.4s, v1.4s, v1.4s
	fcmge v31.2d, v31.2d, v31.2d
	fcmge v1.4h, v1.4h, v1.4h
	fcmge v31.8h, v31.8h, v31.8h
	fcmge v1.2s, v1.2s, #0.0
	fcmge v31.4s, v31.4s, #0.0
	fcmge v1.2d, v1.2d, #0.0
	fcmge v31.4h, v31.4h, #0.0
	fcmge v1.8h, v1.8h, #0.0
	fcmgt v31.2s, v31.2s, v31.2s
	fcmgt v1.4s, v1.4s, v1.4s
	fcmgt v31.2d, v31.2d, v31.2d
	fcmgt v1.4h, v1.4h, v1.4h
	fcmgt v31.8h, v31.8h, v31.8h
	fcmgt v1.2s, v1.2s, #0.0
	fcmgt v31.4s, v31.4s, #0.0
	fcmgt v1.2d, v1.2d, #0.0
	fcmgt v31.4h, v31.4h, #0.0
	fcmgt v1.8h, v1.8h, #0.0
	fcmla v1.4h, v1.4h, v1.4h, #90
	fcmla v31.8h, v31.8h, v31.8h, #270
	fcmla v1.2s, v1.2s, v1.2s, #90
	fcmla v31.4s, v31.4s, v31.4s, #270
	fcmla v1.2d, v1.2d, v1.2d, #90
	fcmla v31.4h, v31.4h, v31.h[1], #270
	fcmla v1.8h, v1.8h, v1.h[1], #90
	fcmla v31.4s, v31.4s, v31.s[1], #270
	fcmle v31.2s, v31.2s, v31.2s
	fcmle v1.4s, v1.4s, v1.4s
	fcmle v31.2d, v31.2d, v31.2d
	fcmle v1.4h, v1.4h, v1.4h
	fcmle v31.8h, v31.8h, v31.8h
	fcmle v1.2s, v1.2s, #0.0
	fcmle v31.4s, v31.4s, #0.0
	fcmle v1.2d, v1.2d, #0.0
	fcmle v31.4h, v31.4h, #0.0
	fcmle v1.8h, v1.8h, #0.0
	fcmlt v31.2s, v31.2s, v31.2s
	fcmlt v1.4s, v1.4s, v1.4s
	fcmlt v31.2d, v31.2d, v31.2d
	fcmlt v1.4h, v1.4h, v1.4h
	fcmlt v31.8h, v31.8h, v31.8h
	fcmlt v1.2s, v1.2s, #0.0
	fcmlt v31.4s, v31.4s, #0.0
	fcmlt v1.2d, v1.2d, #0.0
	fcmlt v31.4h, v31.4h, #0.0
	fcmlt v1.8h, v1.8h, #0.0
	fcvtas v1.2s, v1.2s
	fcvtas v31.4s, v31.4s
	fcvtas v1.2d, v1.2d
	fcvtas v31.4h, v31.4h
	fcvtas v1.8h, v1.8h
	fcvtau v1.2s, v1.2s
	fcvtau v31.4s, v31.4s
	fcvtau v1.2d, v1.2d
	fcvtau v31.4h, v31.4h
	fcvtau v1.8h, v1.8h
	fcvtl v1.4s, v1.4h
	fcvtl v31.2d, v31.2s
	fcvtl2 v31.4s, v31.8h
	fcvtl2 v1.2d, v1.4s
	fcvtms v1.2s, v1.2s
	fcvtms v31.4s, v31.4s
	fcvtms v1.2d, v1.2d
	fcvtms v31.4h, v31.4h
	fcvtms v1.8h, v1.8h
	fcvtmu v31.2s, v31.2s
	fcvtmu v1.4s, v1.4s
	fcvtmu v31.2d, v31.2d
	fcvtmu v1.4h, v1.4h
	fcvtmu v31.8h, v31.8h
	fcvtn v1.8b, v1.4s, v1.4s
	fcvtn v31.4h, v31.4s
	fcvtn v1.2s, v1.2d
	fcvtn v31.8b, v31.4h, v31.4h
	fcvtn v1.16b, v1.8h, v1.8h
	fcvtn2 v31.16b, v31.4s, v31.4s
	fcvtn2 v1.8h, v1.4s
	fcvtn2 v31.4s, v31.2d
	fcvtns v1.2s, v1.2s
	fcvtns v31.4s, v31.4s
	fcvtns v1.2d, v1.2d
	fcvtns v31.4h, v31.4h
	fcvtns v1.8h, v1.8h
	fcvtnu v1.2s, v1.2s
	fcvtnu v31.4s, v31.4s
	fcvtnu v1.2d, v1.2d
	fcvtnu v31.4h, v31.4h
	fcvtnu v1.8h, v1.8h
	fcvtps v1.2s, v1.2s
	fcvtps v31.4s, v31.4s
	fcvtps v1.2d, v1.2d
	fcvtps v31.4h, v31.4h
	fcvtps v1.8h, v1.8h
	fcvtpu v31.2s, v31.2s
	fcvtpu v1.4s, v1.4s
	fcvtpu v31.2d, v31.2d
	fcvtpu v1.4h, v1.4h
	fcvtpu v31.8h, v31.8h
	fcvtxn v1.2s, v1.2d
	fcvtxn2 v31.4s, v31.2d
	fcvtzs v1.2s, v1.2s
	fcvtzs v31.4s, v31.4s
	fcvtzs v1.2d, v1.2d
	fcvtzs v31.4h, v31.4h
	fcvtzs v1.8h, v1.8h
	fcvtzs v31.4h, v31.4h, #1
	fcvtzs v1.8h, v1.8h, #15
	fcvtzs v31.2s, v31.2s, #1
	fcvtzs v1.4s, v1.4s, #31
	fcvtzs v1.2d, v1.2d, #63
	fcvtzu v1.2s, v1.2s
	fcvtzu v31.4s, v31.4s
	fcvtzu v1.2d, v1.2d
	fcvtzu v31.4h, v31.4h
	fcvtzu v1.8h, v1.8h
	fcvtzu v31.4h, v31.4h, #1
	fcvtzu v1.8h, v1.8h, #15
	fcvtzu v31.2s, v31.2s, #1
	fcvtzu v1.4s, v1.4s, #31
	fcvtzu v1.2d, v1.2d, #63
	fdiv v1.2s, v1.2s, v1.2s
	fdiv v31.4s, v31.4s, v31.4s
	fdiv v1.2d, v1.2d, v1.2d
	fdiv v31.4h, v31.4h, v31.4h
	fdiv v1.8h, v1.8h, v1.8h
	fdot v31.2s, v31.8b, v31.8b
	fdot v1.4s, v1.16b, v1.16b
	fdot v31.4h, v31.8b, v31.8b
	fdot v1.2s, v1.4h, v1.4h
	fdot v31.2s, v31.8b, v31.4b[3]
	fdot v1.4s, v1.16b, v1.4b[1]
	fdot v31.4h, v31.8b, v15.2b[7]
	fdot v1.2s, v1.4h, v1.2h[1]
	fdot v31.8h, v31.16b, v31.16b
	fdot v1.4s, v1.8h, v1.8h
	fdot v31.8h, v31.16b, v15.2b[7]
	fdot v1.4s, v1.8h, v1.2h[1]
	fmax v1.2s, v1.2s, v1.2s
	fmax v31.4s, v31.4s, v31.4s
	fmax v1.2d, v1.2d, v1.2d
	fmax v31.4h, v31.4h, v31.4h
	fmax v1.8h, v1.8h, v1.8h
	fmaxnm v1.2s, v1.2s, v1.2s
	fmaxnm v31.4s, v31.4s, v31.4s
	fmaxnm v1.2d, v1.2d, v1.2d
	fmaxnm v31.4h, v31.4h, v31.4h
	fmaxnm v1.8h, v1.8h, v1.8h
	fmaxnmp v1.2s, v1.2s, v1.2s
	fmaxnmp v31.4s, v31.4s, v31.4s
	fmaxnmp v1.2d, v1.2d, v1.2d
	fmaxnmp v31.4h, v31.4h, v31.4h
	fmaxnmp v1.8h, v1.8h, v1.8h
	fmaxnmp h31, v31.2h
	fmaxnmp d1, v1.2d
	fmaxnmp s31, v31.2s
	fmaxnmv h31, v31.4h
	fmaxnmv h1, v1.8h
	fmaxnmv s31, v31.4s
	fmaxp v31.2s, v31.2s, v31.2s
	fmaxp v1.4s, v1.4s, v1.4s
	fmaxp v31.2d, v31.2d, v31.2d
	fmaxp v1.4h, v1.4h, v1.4h
	fmaxp v31.8h, v31.8h, v31.8h
	fmaxp h1, v1.2h
	fmaxp d31, v31.2d
	fmaxp s1, v1.2s
	fmaxv h1, v1.4h
	fmaxv h31, v31.8h
	fmaxv s1, v1.4s
	fmin v1.2s, v1.2s, v1.2s
	fmin v31.4s, v31.4s, v31.4s
	fmin v1.2d, v1.2d, v1.2d
	fmin v31.4h, v31.4h, v31.4h
	fmin v1.8h, v1.8h, v1.8h
	fminnm v31.2s, v31.2s, v31.2s
	fminnm v1.4s, v1.4s, v1.4s
	fminnm v31.2d, v31.2d, v31.2d
	fminnm v1.4h, v1.4h, v1.4h
	fminnm v31.8h, v31.8h, v31.8h
	fminnmp v31.2s, v31.2s, v31.2s
	fminnmp v1.4s, v1.4s, v1.4s
	fminnmp v31.2d, v31.2d, v31.2d
	fminnmp v1.4h, v1.4h, v1.4h
	fminnmp v31.8h, v31.8h, v31.8h
	fminnmp h1, v1.2h
	fminnmp d31, v31.2d
	fminnmp s1, v1.2s
	fminnmv h1, v1.4h
	fminnmv h31, v31.8h
	fminnmv s1, v1.4s
	fminp v31.2s, v31.2s, v31.2s
	fminp v1.4s, v1.4s, v1.4s
	fminp v31.2d, v31.2d, v31.2d
	fminp v1.4h, v1.4h, v1.4h
	fminp v31.8h, v31.8h, v31.8h
	fminp h1, v1.2h
	fminp d31, v31.2d
	fminp s1, v1.2s
	fminv h31, v31.4h
	fminv h1, v1.8h
	fminv s31, v31.4s
	fmla v31.2s, v31.2s, v31.2s
	fmla v1.4s, v1.4s, v1.4s
	fmla v31.2d, v31.2d, v31.2d
	fmla v1.4h, v1.4h, v1.4h
	fmla v31.8h, v31.8h, v31.8h
	fmla v1.4h, v1.4h, v1.h[1]
	fmla v31.8h, v31.8h, v15.h[7]
	fmla v1.2s, v1.2s, v1.s[1]
	fmla v31.4s, v31.4s, v31.s[3]
	fmla v1.2d, v1.2d, v1.d[1]
	fmla h31, h31, v15.h[7]
	fmla s1, s1, v1.s[1]
	fmla d31, d31, v31.d[1]
	fmlal v31.2s, v31.2h, v31.2h
	fmlal v1.2s, v1.2h, v1.h[1]
	fmlal v31.4s, v31.4h, v31.4h
	fmlal v1.4s, v1.4h, v1.h[1]
	fmlal2 v31.2s, v31.2h, v31.2h
	fmlal2 v1.2s, v1.2h, v1.h[1]
	fmlal2 v31.4s, v31.4h, v31.4h
	fmlal2 v1.4s, v1.4h, v1.h[1]
	fmlalb v1.8h, v1.16b, v1.16b
	fmlalb v31.8h, v31.16b, v7.b[15]
	fmlallbb v31.4s, v31.16b, v31.16b
	fmlallbb v1.4s, v1.16b, v1.b[1]
	fmlallbt v1.4s, v1.16b, v1.16b
	fmlallbt v31.4s, v31.16b, v7.b[15]
	fmlalltb v1.4s, v1.16b, v1.16b
	fmlalltb v31.4s, v31.16b, v7.b[15]
	fmlalltt v31.4s, v31.16b, v31.16b
	fmlalltt v1.4s, v1.16b, v1.b[1]
	fmlalt v31.8h, v31.16b, v31.16b
	fmlalt v1.8h, v1.16b, v1.b[1]
	fmls v31.2s, v31.2s, v31.2s
	fmls v1.4s, v1.4s, v1.4s
	fmls v31.2d, v31.2d, v31.2d
	fmls v1.4h, v1.4h, v1.4h
	fmls v31.8h, v31.8h, v31.8h
	fmls v1.4h, v1.4h, v1.h[1]
	fmls v31.8h, v31.8h, v15.h[7]
	fmls v1.2s, v1.2s, v1.s[1]
	fmls v31.4s, v31.4s, v31.s[3]
	fmls v1.2d, v1.2d, v1.d[1]
	fmls h31, h31, v15.h[7]
	fmls s1, s1, v1.s[1]
	fmls d31, d31, v31.d[1]
	fmlsl v31.2s, v31.2h, v31.2h
	fmlsl v1.2s, v1.2h, v1.h[1]
	fmlsl v31.4s, v31.4h, v31.4h
	fmlsl v1.4s, v1.4h, v1.h[1]
	fmlsl2 v31.2s, v31.2h, v31.2h
	fmlsl2 v1.2s, v1.2h, v1.h[1]
	fmlsl2 v31.4s, v31.4h, v31.4h
	fmlsl2 v1.4s, v1.4h, v1.h[1]
	fmmla v31.4s, v31.8h, v31.8h
	fmmla v1.8h, v1.8h, v1.8h
	fmmla v31.8h, v31.16b, v31.16b
	fmmla v1.4s, v1.16b, v1.16b
	fmov v1.2s, #1.5
	fmov v31.4s, #-0.125
	fmov v1.2d, #1.5
	fmov v31.4h, #-0.125
	fmov v1.8h, #1.5
	fmov xzr, v31.d[1]
	fmov v1.d[1], x1
	fmul v1.2s, v1.2s, v1.2s
	fmul v31.4s, v31.4s, v31.4s
	fmul v1.2d, v1.2d, v1.2d
	fmul v31.4h, v31.4h, v31.4h
	fmul v1.8h, v1.8h, v1.8h
	fmul v31.4h, v31.4h, v15.h[7]
	fmul v1.8h, v1.8h, v1.h[1]
	fmul v31.2s, v31.2s, v31.s[3]
	fmul v1.4s, v1.4s, v1.s[1]
	fmul v1.2d, v1.2d, v1.d[1]
	fmul h31, h31, v15.h[7]
	fmul s1, s1, v1.s[1]
	fmul d31, d31, v31.d[1]
	fmulx v1.2s, v1.2s, v1.2s
	fmulx v31.4s, v31.4s, v31.4s
	fmulx v1.2d, v1.2d, v1.2d
	fmulx v31.4h, v31.4h, v31.4h
	fmulx v1.8h, v1.8h, v1.8h
	fmulx v31.4h, v31.4h, v15.h[7]
	fmulx v1.8h, v1.8h, v1.h[1]
	fmulx v31.2s, v31.2s, v31.s[3]
	fmulx v1.4s, v1.4s, v1.s[1]
	fmulx v31.2d, v31.2d, v31.d[1]
	fmulx h31, h31, v15.h[7]
	fmulx s1, s1, v1.s[1]
	fmulx d31, d31, v31.d[1]
	fneg v1.2s, v1.2s
	fneg v31.4s, v31.4s
	fneg v1.2d, v1.2d
	fneg v31.4h, v31.4h
	fneg v1.8h, v1.8h
	frecpe v1.2s, v1.2s
	frecpe v31.4s, v31.4s
	frecpe v1.2d, v1.2d
	frecpe v31.4h, v31.4h
	frecpe v1.8h, v1.8h
	frecps v31.2s, v31.2s, v31.2s
	frecps v1.4s, v1.4s, v1.4s
	frecps v31.2d, v31.2d, v31.2d
	frecps v1.4h, v1.4h, v1.4h
	frecps v31.8h, v31.8h, v31.8h
	frint32x v1.2s, v1.2s
	frint32x v31.4s, v31.4s
	frint32x v1.2d, v1.2d
	frint32z v1.2s, v1.2s
	frint32z v31.4s, v31.4s
	frint32z v1.2d, v1.2d
	frint64x v1.2s, v1.2s
	frint64x v31.4s, v31.4s
	frint64x v1.2d, v1.2d
	frint64z v31.2s, v31.2s
	frint64z v1.4s, v1.4s
	frint64z v31.2d, v31.2d
	frinta v31.2s, v31.2s
	frinta v1.4s, v1.4s
	frinta v31.2d, v31.2d
	frinta v1.4h, v1.4h
	frinta v31.8h, v31.8h
	frinti v31.2s, v31.2s
	frinti v1.4s, v1.4s
	frinti v31.2d, v31.2d
	frinti v1.4h, v1.4h
	frinti v31.8h, v31.8h
	frintm v31.2s, v31.2s
	frintm v1.4s, v1.4s
	frintm v31.2d, v31.2d
	frintm v1.4h, v1.4h
	frintm v31.8h, v31.8h
	frintn v31.2s, v31.2s
	frintn v1.4s, v1.4s
	frintn v31.2d, v31.2d
	frintn v1.4h, v1.4h
	frintn v31.8h, v31.8h
	frintp v1.2s, v1.2s
	frintp v31.4s, v31.4s
	frintp v1.2d, v1.2d
	frintp v31.4h, v31.4h
	frintp v1.8h, v1.8h
	frintx v1.2s, v1.2s
	frintx v31.4s, v31.4s
	frintx v1.2d, v1.2d
	frintx v31.4h, v31.4h
	frintx v1.8h, v1.8h
	frintz v31.2s, v31.2s
	frintz v1.4s, v1.4s
	frintz v31.2d, v31.2d
	frintz v1.4h, v1.4h
	frintz v31.8h, v31.8h
	frsqrte v1.2s, v1.2s
	frsqrte v31.4s, v31.4s
	frsqrte v1.2d, v1.2d
	frsqrte v31.4h, v31.4h
	frsqrte v1.8h, v1.8h
	frsqrts v1.2s, v1.2s, v1.2s
	frsqrts v31.4s, v31.4s, v31.4s
	frsqrts v1.2d, v1.2d, v1.2d
	frsqrts v31.4h, v31.4h, v31.4h
	frsqrts v1.8h, v1.8h, v1.8h
	fscale v1.4h, v1.4h, v1.4h
	fscale v31.8h, v31.8h, v31.8h
	fscale v1.2s, v1.2s, v1.2s
	fscale v31.4s, v31.4s, v31.4s
	fscale v1.2d, v1.2d, v1.2d
	fsqrt v1.2s, v1.2s
	fsqrt v31.4s, v31.4s
	fsqrt v1.2d, v1.2d
	fsqrt v31.4h, v31.4h
	fsqrt v1.8h, v1.8h
	fsub v1.2s, v1.2s, v1.2s
	fsub v31.4s, v31.4s, v31.4s
	fsub v1.2d, v1.2d, v1.2d
	fsub v31.4h, v31.4h, v31.4h
	fsub v1.8h, v1.8h, v1.8h
	ins v31.b[15], wzr
	ins v1.h[1], w1
	ins v31.s[3], wzr
	ins v1.d[1], x1
	ins v31.b[15], v31.b[15]
	ins v1.h[1], v1.h[1]
	ins v31.s[3], v31.s[3]
	ins v1.d[1], v1.d[1]
	luti2 v31.16b, {v31.16b}, v31[3]
	luti2 v1.8h, {v1.8h}, v1[1]
	luti4 v1.8h, {v1.8h, v2.8h}, v1[1]
	luti4 v31.16b, {v31.16b}, v31[1]
	mla v31.8b, v31.8b, v31.8b
	mla v1.16b, v1.16b, v1.16b
	mla v31.4h, v31.4h, v31.4h
	mla v1.8h, v1.8h, v1.8h
	mla v31.2s, v31.2s, v31.2s
	mla v1.4s, v1.4s, v1.4s
	mla v31.4h, v31.4h, v15.h[7]
	mla v1.8h, v1.8h, v1.h[1]
	mla v31.2s, v31.2s, v31.s[3]
	mla v1.4s, v1.4s, v1.s[1]
	mls v1.8b, v1.8b, v1.8b
	mls v31.16b, v31.16b, v31.16b
	mls v1.4h, v1.4h, v1.4h
	mls v31.8h, v31.8h, v31.8h
	mls v1.2s, v1.2s, v1.2s
	mls v31.4s, v31.4s, v31.4s
	mls v1.4h, v1.4h, v1.h[1]
	mls v31.8h, v31.8h, v15.h[7]
	mls v1.2s, v1.2s, v1.s[1]
	mls v31.4s, v31.4s, v31.s[3]
	mov v1.8b, v1.8b
	mov v31.16b, v31.16b
	mov v1.4h, v1.4h
	mov v31.8h, v31.8h
	mov v1.2s, v1.2s
	mov v31.4s, v31.4s
	mov v1.1d, v1.1d
	mov v31.2d, v31.2d
	mov w1, v1.s[1]
	mov v31.8b, v13.8b
	mov v1.b[1], w1
	mov v31.h[7], wzr
	mov v1.s[1], w1
	mov v31.d[1], xzr
	mov x1, v1.d[1]
	mov b31, v31.b[15]
	mov h1, v1.h[1]
	mov s31, v31.s[3]
	mov d1, v1.d[1]
	mov v31.b[15], v31.b[15]
	mov v1.h[1], v1.h[1]
	mov v31.s[3], v31.s[3]
	mov v1.d[1], v1.d[1]
	movi v31.2d, #0xff00ff00ff00ff00
	movi v1.2s, #1, lsl #8
	movi v31.4s, #255, lsl #24
	movi v1.8b, #1
	movi v31.16b, #255
	movi v1.4h, #1
	movi v31.8h, #255
	movi v1.2s, #1
	movi v31.4s, #255
	movi v1.4h, #1, lsl #0
	movi v31.8h, #255, lsl #0
	movi v1.4h, #1, lsl #8
	movi v31.8h, #255, lsl #8
	movi v1.2s, #1, msl #16
	movi v31.4s, #255, msl #16
	mul v1.8b, v1.8b, v1.8b
	mul v31.16b, v31.16b, v31.16b
	mul v1.4h, v1.4h, v1.4h
	mul v31.8h, v31.8h, v31.8h
	mul v1.2s, v1.2s, v1.2s
	mul v31.4s, v31.4s, v31.4s
	mul v1.4h, v1.4h, v1.h[1]
	mul v31.8h, v31.8h, v15.h[7]
	mul v1.2s, v1.2s, v1.s[1]
	mul v31.4s, v31.4s, v31.s[3]
	mvn v1.8b, v1.8b
	mvn v31.16b, v31.16b
	mvni v1.4h, #1
	mvni v31.4h, #255, lsl #0
	mvni v1.8h, #1
	mvni v31.8h, #255, lsl #0
	mvni v1.2s, #1
	mvni v31.2s, #255, lsl #0
	mvni v1.4s, #1
	mvni v31.4s, #255, lsl #0
	mvni v1.2s, #1, lsl #8
	mvni v31.4s, #255, lsl #24
	mvni v1.4h, #1, lsl #8
	mvni v31.8h, #255, lsl #8
	mvni v1.2s, #1, msl #16
	mvni v31.4s, #255, msl #16
	neg v1.8b, v1.8b
	neg v31.16b, v31.16b
	neg v1.4h, v1.4h
	neg v31.8h, v31.8h
	neg v1.2s, v1.2s
	neg v31.4s, v31.4s
	neg v1.2d, v1.2d
	not v1.8b, v1.8b
	not v31.16b, v31.16b
	orn v1.8b, v1.8b, v1.8b
	orn v31.16b, v31.16b, v31.16b
	orr v1.8b, v1.8b, v1.8b
	orr v31.16b, v31.16b, v31.16b
	orr v1.4h, #1
	orr v31.4h, #255, lsl #0
	orr v1.8h, #1
	orr v31.8h, #255, lsl #0
	orr v1.2s, #1
	orr v31.2s, #255, lsl #0
	orr v1.4s, #1
	orr v31.4s, #255, lsl #0
	orr v1.2s, #1, lsl #8
	orr v31.4s, #255, lsl #24
	orr v1.4h, #1, lsl #8
	orr v31.8h, #255, lsl #8
	pmul v1.8b, v1.8b, v1.8b
	pmul v31.16b, v31.16b, v31.16b
	pmull v1.8h, v1.8b, v1.8b
	pmull v31.1q, v31.1d, v31.1d
	pmull2 v1.8h, v1.16b, v1.16b
	pmull2 v31.1q, v31.2d, v31.2d
	raddhn v31.8b, v31.8h, v31.8h
	raddhn v1.4h, v1.4s, v1.4s
	raddhn v31.2s, v31.2d, v31.2d
	raddhn2 v1.16b, v1.8h, v1.8h
	raddhn2 v31.8h, v31.4s, v31.4s
	raddhn2 v1.4s, v1.2d, v1.2d
	rax1 v31.2d, v31.2d, v31.2d
	rbit v1.8b, v1.8b
	rbit v31.16b, v31.16b
	rev16 v31.8b, v31.8b
	rev16 v1.16b, v1.16b
	rev32 v1.8b, v1.8b
	rev32 v31.4h, v31.4h
	rev32 v1.16b, v1.16b
	rev32 v31.8h, v31.8h
	rev64 v1.8b, v1.8b
	rev64 v31.16b, v31.16b
	rev64 v1.4h, v1.4h
	rev64 v31.8h, v31.8h
	rev64 v1.2s, v1.2s
	rev64 v31.4s, v31.4s
	rshrn v31.8b, v31.8h, #1
	rshrn v1.4h, v1.4s, #15
	rshrn v31.2s, v31.2d, #1
	rshrn2 v1.16b, v1.8h, #7
	rshrn2 v31.8h, v31.4s, #1
	rshrn2 v1.4s, v1.2d, #31
	rsubhn v31.8b, v31.8h, v31.8h
	rsubhn v1.4h, v1.4s, v1.4s
	rsubhn v31.2s, v31.2d, v31.2d
	rsubhn2 v1.16b, v1.8h, v1.8h
	rsubhn2 v31.8h, v31.4s, v31.4s
	rsubhn2 v1.4s, v1.2d, v1.2d
	saba v1.8b, v1.8b, v1.8b
	saba v31.16b, v31.16b, v31.16b
	saba v1.4h, v1.4h, v1.4h
	saba v31.8h, v31.8h, v31.8h
	saba v1.2s, v1.2s, v1.2s
	saba v31.4s, v31.4s, v31.4s
	sabal v1.8h, v1.8b, v1.8b
	sabal v31.4s, v31.4h, v31.4h
	sabal v1.2d, v1.2s, v1.2s
	sabal2 v31.8h, v31.16b, v31.16b
	sabal2 v1.4s, v1.8h, v1.8h
	sabal2 v31.2d, v31.4s, v31.4s
	sabd v31.8b, v31.8b, v31.8b
	sabd v1.16b, v1.16b, v1.16b
	sabd v31.4h, v31.4h, v31.4h
	sabd v1.8h, v1.8h, v1.8h
	sabd v31.2s, v31.2s, v31.2s
	sabd v1.4s, v1.4s, v1.4s
	sabdl v31.8h, v31.8b, v31.8b
	sabdl v1.4s, v1.4h, v1.4h
	sabdl v31.2d, v31.2s, v31.2s
	sabdl2 v31.8h, v31.16b, v31.16b
	sabdl2 v1.4s, v1.8h, v1.8h
	sabdl2 v31.2d, v31.4s, v31.4s
	sadalp v31.4h, v31.8b
	sadalp v1.2s, v1.4h
	sadalp v31.1d, v31.2s
	sadalp v1.8h, v1.16b
	sadalp v31.4s, v31.8h
	sadalp v1.2d, v1.4s
	saddl v31.8h, v31.8b, v31.8b
	saddl v1.4s, v1.4h, v1.4h
	saddl v31.2d, v31.2s, v31.2s
	saddl2 v31.8h, v31.16b, v31.16b
	saddl2 v1.4s, v1.8h, v1.8h
	saddl2 v31.2d, v31.4s, v31.4s
	saddlp v1.4h, v1.8b
	saddlp v31.2s, v31.4h
	saddlp v1.1d, v1.2s
	saddlp v31.8h, v31.16b
	saddlp v1.4s, v1.8h
	saddlp v31.2d, v31.4s
	saddlv h1, v1.8b
	saddlv h31, v31.16b
	saddlv s1, v1.4h
	saddlv s31, v31.8h
	saddlv d1, v1.4s
	saddw v1.8h, v1.8h, v1.8b
	saddw v31.4s, v31.4s, v31.4h
	saddw v1.2d, v1.2d, v1.2s
	saddw2 v31.8h, v31.8h, v31.16b
	saddw2 v1.4s, v1.4s, v1.8h
	saddw2 v31.2d, v31.2d, v31.4s
	scvtf v31.2s, v31.2s
	scvtf v1.4s, v1.4s
	scvtf v31.2d, v31.2d
	scvtf v1.4h, v1.4h
	scvtf v31.8h, v31.8h
	scvtf v1.4h, v1.4h, #15
	scvtf v31.8h, v31.8h, #1
	scvtf v1.2s, v1.2s, #31
	scvtf v31.4s, v31.4s, #1
	scvtf v31.2d, v31.2d, #1
	sdot v31.2s, v31.8b, v31.8b
	sdot v1.4s, v1.16b, v1.16b
	sdot v31.2s, v31.8b, v31.4b[3]
	sdot v1.4s, v1.16b, v1.4b[1]
	sha1c q31, s31, v31.4s
	sha1m q1, s1, v1.4s
	sha1p q31, s31, v31.4s
	sha1su0 v1.4s, v1.4s, v1.4s
	sha1su1 v31.4s, v31.4s
	sha256h q31, q31, v31.4s
	sha256h2 q31, q31, v31.4s
	sha256su0 v1.4s, v1.4s
	sha256su1 v31.4s, v31.4s, v31.4s
	sha512h q1, q1, v1.2d
	sha512h2 q1, q1, v1.2d
	sha512su0 v31.2d, v31.2d
	sha512su1 v1.2d, v1.2d, v1.2d
	shadd v1.8b, v1.8b, v1.8b
	shadd v31.16b, v31.16b, v31.16b
	shadd v1.4h, v1.4h, v1.4h
	shadd v31.8h, v31.8h, v31.8h
	shadd v1.2s, v1.2s, v1.2s
	shadd v31.4s, v31.4s, v31.4s
	shl v1.8b, v1.8b, #1
	shl v31.16b, v31.16b, #7
	shl v1.4h, v1.4h, #1
	shl v31.8h, v31.8h, #15
	shl v1.2s, v1.2s, #1
	shl v31.4s, v31.4s, #31
	shl v1.2d, v1.2d, #1
	shll v1.8h, v1.8b, #8
	shll v31.4s, v31.4h, #16
	shll v1.2d, v1.2s, #32
	shll2 v31.8h, v31.16b, #8
	shll2 v1.4s, v1.8h, #16
	shll2 v31.2d, v31.4s, #32
	shrn v1.8b, v1.8h, #7
	shrn v31.4h, v31.4s, #1
	shrn v1.2s, v1.2d, #31
	shrn2 v31.16b, v31.8h, #1
	shrn2 v1.8h, v1.4s, #15
	shrn2 v31.4s, v31.2d, #1
	shsub v31.8b, v31.8b, v31.8b
	shsub v1.16b, v1.16b, v1.16b
	shsub v31.4h, v31.4h, v31.4h
	shsub v1.8h, v1.8h, v1.8h
	shsub v31.2s, v31.2s, v31.2s
	shsub v1.4s, v1.4s, v1.4s
	sli v1.8b, v1.8b, #1
	sli v31.16b, v31.16b, #7
	sli v1.4h, v1.4h, #1
	sli v31.8h, v31.8h, #15
	sli v1.2s, v1.2s, #1
	sli v31.4s, v31.4s, #31
	sli v1.2d, v1.2d, #1
	sm3partw1 v31.4s, v31.4s, v31.4s
	sm3partw2 v1.4s, v1.4s, v1.4s
	sm3ss1 v31.4s, v31.4s, v31.4s, v31.4s
	sm3tt1a v31.4s, v31.4s, v31.s[3]
	sm3tt1b v1.4s, v1.4s, v1.s[1]
	sm3tt2a v1.4s, v1.4s, v1.s[1]
	sm3tt2b v1.4s, v1.4s, v1.s[1]
	sm4e v1.4s, v1.4s
	sm4ekey v1.4s, v1.4s, v1.4s
	smax v31.8b, v31.8b, v31.8b
	smax v1.16b, v1.16b, v1.16b
	smax v31.4h, v31.4h, v31.4h
	smax v1.8h, v1.8h, v1.8h
	smax v31.2s, v31.2s, v31.2s
	smax v1.4s, v1.4s, v1.4s
	smaxp v31.8b, v31.8b, v31.8b
	smaxp v1.16b, v1.16b, v1.16b
	smaxp v31.4h, v31.4h, v31.4h
	smaxp v1.8h, v1.8h, v1.8h
	smaxp v31.2s, v31.2s, v31.2s
	smaxp v1.4s, v1.4s, v1.4s
	smaxv b1, v1.8b
	smaxv b31, v31.16b
	smaxv h1, v1.4h
	smaxv h31, v31.8h
	smaxv s1, v1.4s
	smin v31.8b, v31.8b, v31.8b
	smin v1.16b, v1.16b, v1.16b
	smin v31.4h, v31.4h, v31.4h
	smin v1.8h, v1.8h, v1.8h
	smin v31.2s, v31.2s, v31.2s
	smin v1.4s, v1.4s, v1.4s
	sminp v1.8b, v1.8b, v1.8b
	sminp v31.16b, v31.16b, v31.16b
	sminp v1.4h, v1.4h, v1.4h
	sminp v31.8h, v31.8h, v31.8h
	sminp v1.2s, v1.2s, v1.2s
	sminp v31.4s, v31.4s, v31.4s
	sminv b1, v1.8b
	sminv b31, v31.16b
	sminv h1, v1.4h
	sminv h31, v31.8h
	sminv s1, v1.4s
	smlal v1.8h, v1.8b, v1.8b
	smlal v31.4s, v31.4h, v31.4h
	smlal v1.2d, v1.2s, v1.2s
	smlal v31.4s, v31.4h, v15.h[7]
	smlal v1.2d, v1.2s, v1.s[1]
	smlal2 v1.8h, v1.16b, v1.16b
	smlal2 v31.4s, v31.8h, v31.8h
	smlal2 v1.2d, v1.4s, v1.4s
	smlal2 v31.4s, v31.8h, v15.h[7]
	smlal2 v1.2d, v1.4s, v1.s[1]
	smlsl v1.8h, v1.8b, v1.8b
	smlsl v31.4s, v31.4h, v31.4h
	smlsl v1.2d, v1.2s, v1.2s
	smlsl v31.4s, v31.4h, v15.h[7]
	smlsl v1.2d, v1.2s, v1.s[1]
	smlsl2 v31.8h, v31.16b, v31.16b
	smlsl2 v1.4s, v1.8h, v1.8h
	smlsl2 v31.2d, v31.4s, v31.4s
	smlsl2 v1.4s, v1.8h, v1.h[1]
	smlsl2 v31.2d, v31.4s, v31.s[3]
	smmla v1.4s, v1.16b, v1.16b
	smov w1, v1.b[1]
	smov wzr, v31.h[7]
	smov x1, v1.b[1]
	smov xzr, v31.h[7]
	smov x1, v1.s[1]
	smull v1.8h, v1.8b, v1.8b
	smull v31.4s, v31.4h, v31.4h
	smull v1.2d, v1.2s, v1.2s
	smull v31.4s, v31.4h, v15.h[7]
	smull v1.2d, v1.2s, v1.s[1]
	smull2 v31.8h, v31.16b, v31.16b
	smull2 v1.4s, v1.8h, v1.8h
	smull2 v31.2d, v31.4s, v31.4s
	smull2 v1.4s, v1.8h, v1.h[1]
	smull2 v31.2d, v31.4s, v31.s[3]
	sqabs v1.8b, v1.8b
	sqabs v31.16b, v31.16b
	sqabs v1.4h, v1.4h
	sqabs v31.8h, v31.8h
	sqabs v1.2s, v1.2s
	sqabs v31.4s, v31.4s
	sqabs v1.2d, v1.2d
	sqadd v1.8b, v1.8b, v1.8b
	sqadd v31.16b, v31.16b, v31.16b
	sqadd v1.4h, v1.4h, v1.4h
	sqadd v31.8h, v31.8h, v31.8h
	sqadd v1.2s, v1.2s, v1.2s
	sqadd v31.4s, v31.4s, v31.4s
	sqadd v1.2d, v1.2d, v1.2d
	sqdmlal v31.4s, v31.4h, v31.4h
	sqdmlal v1.2d, v1.2s, v1.2s
	sqdmlal v31.4s, v31.4h, v15.h[7]
	sqdmlal v1.2d, v1.2s, v1.s[1]
	sqdmlal s31, h31, v15.h[7]
	sqdmlal d1, s1, v1.s[1]
	sqdmlal2 v1.4s, v1.8h, v1.8h
	sqdmlal2 v31.2d, v31.4s, v31.4s
	sqdmlal2 v1.4s, v1.8h, v1.h[1]
	sqdmlal2 v31.2d, v31.4s, v31.s[3]
	sqdmlsl v1.4s, v1.4h, v1.4h
	sqdmlsl v31.2d, v31.2s, v31.2s
	sqdmlsl v1.4s, v1.4h, v1.h[1]
	sqdmlsl v31.2d, v31.2s, v31.s[3]
	sqdmlsl s1, h1, v1.h[1]
	sqdmlsl d31, s31, v31.s[3]
	sqdmlsl2 v31.4s, v31.8h, v31.8h
	sqdmlsl2 v1.2d, v1.4s, v1.4s
	sqdmlsl2 v31.4s, v31.8h, v15.h[7]
	sqdmlsl2 v1.2d, v1.4s, v1.s[1]
	sqdmulh v31.4h, v31.4h, v31.4h
	sqdmulh v1.8h, v1.8h, v1.8h
	sqdmulh v31.2s, v31.2s, v31.2s
	sqdmulh v1.4s, v1.4s, v1.4s
	sqdmulh v31.4h, v31.4h, v15.h[7]
	sqdmulh v1.8h, v1.8h, v1.h[1]
	sqdmulh v31.2s, v31.2s, v31.s[3]
	sqdmulh v1.4s, v1.4s, v1.s[1]
	sqdmulh h31, h31, v15.h[7]
	sqdmulh s1, s1, v1.s[1]
	sqdmull v1.4s, v1.4h, v1.4h
	sqdmull v31.2d, v31.2s, v31.2s
	sqdmull v1.4s, v1.4h, v1.h[1]
	sqdmull v31.2d, v31.2s, v31.s[3]
	sqdmull s1, h1, v1.h[1]
	sqdmull d31, s31, v31.s[3]
	sqdmull2 v1.4s, v1.8h, v1.8h
	sqdmull2 v31.2d, v31.4s, v31.4s
	sqdmull2 v1.4s, v1.8h, v1.h[1]
	sqdmull2 v31.2d, v31.4s, v31.s[3]
	sqneg v31.8b, v31.8b
	sqneg v1.16b, v1.16b
	sqneg v31.4h, v31.4h
	sqneg v1.8h, v1.8h
	sqneg v31.2s, v31.2s
	sqneg v1.4s, v1.4s
	sqneg v31.2d, v31.2d
	sqrdmlah v1.4h, v1.4h, v1.4h
	sqrdmlah v31.8h, v31.8h, v31.8h
	sqrdmlah v1.2s, v1.2s, v1.2s
	sqrdmlah v31.4s, v31.4s, v31.4s
	sqrdmlah v1.4h, v1.4h, v1.h[1]
	sqrdmlah v31.8h, v31.8h, v15.h[7]
	sqrdmlah v1.2s, v1.2s, v1.s[1]
	sqrdmlah v31.4s, v31.4s, v31.s[3]
	sqrdmlah h1, h1, v1.h[1]
	sqrdmlah s31, s31, v31.s[3]
	sqrdmlsh v31.4h, v31.4h, v31.4h
	sqrdmlsh v1.8h, v1.8h, v1.8h
	sqrdmlsh v31.2s, v31.2s, v31.2s
	sqrdmlsh v1.4s, v1.4s, v1.4s
	sqrdmlsh v31.4h, v31.4h, v15.h[7]
	sqrdmlsh v1.8h, v1.8h, v1.h[1]
	sqrdmlsh v31.2s, v31.2s, v31.s[3]
	sqrdmlsh v1.4s, v1.4s, v1.s[1]
	sqrdmlsh h31, h31, v15.h[7]
	sqrdmlsh s1, s1, v1.s[1]
	sqrdmulh v31.4h, v31.4h, v31.4h
	sqrdmulh v1.8h, v1.8h, v1.8h
	sqrdmulh v31.2s, v31.2s, v31.2s
	sqrdmulh v1.4s, v1.4s, v1.4s
	sqrdmulh v31.4h, v31.4h, v15.h[7]
	sqrdmulh v1.8h, v1.8h, v1.h[1]
	sqrdmulh v31.2s, v31.2s, v31.s[3]
	sqrdmulh v1.4s, v1.4s, v1.s[1]
	sqrdmulh h31, h31, v15.h[7]
	sqrdmulh s1, s1, v1.s[1]
	sqrshl v31.8b, v31.8b, v31.8b
	sqrshl v1.16b, v1.16b, v1.16b
	sqrshl v31.4h, v31.4h, v31.4h
	sqrshl v1.8h, v1.8h, v1.8h
	sqrshl v31.2s, v31.2s, v31.2s
	sqrshl v1.4s, v1.4s, v1.4s
	sqrshl v31.2d, v31.2d, v31.2d
	sqrshrn v31.8b, v31.8h, #1
	sqrshrn v1.4h, v1.4s, #15
	sqrshrn v31.2s, v31.2d, #1
	sqrshrn2 v1.16b, v1.8h, #7
	sqrshrn2 v31.8h, v31.4s, #1
	sqrshrn2 v1.4s, v1.2d, #31
	sqrshrun v31.8b, v31.8h, #1
	sqrshrun v1.4h, v1.4s, #15
	sqrshrun v31.2s, v31.2d, #1
	sqrshrun2 v1.16b, v1.8h, #7
	sqrshrun2 v31.8h, v31.4s, #1
	sqrshrun2 v1.4s, v1.2d, #31
	sqshl v31.8b, v31.8b, v31.8b
	sqshl v1.16b, v1.16b, v1.16b
	sqshl v31.4h, v31.4h, v31.4h
	sqshl v1.8h, v1.8h, v1.8h
	sqshl v31.2s, v31.2s, v31.2s
	sqshl v1.4s, v1.4s, v1.4s
	sqshl v31.2d, v31.2d, v31.2d
	sqshl v1.8b, v1.8b, #1
	sqshl v31.16b, v31.16b, #7
	sqshl v1.4h, v1.4h, #1
	sqshl v31.8h, v31.8h, #15
	sqshl v1.2s, v1.2s, #1
	sqshl v31.4s, v31.4s, #31
	sqshl v1.2d, v1.2d, #1
	sqshlu v31.8b, v31.8b, #7
	sqshlu v1.16b, v1.16b, #1
	sqshlu v31.4h, v31.4h, #15
	sqshlu v1.8h, v1.8h, #1
	sqshlu v31.2s, v31.2s, #31
	sqshlu v1.4s, v1.4s, #1
	sqshlu v31.2d, v31.2d, #63
	sqshrn v1.8b, v1.8h, #7
	sqshrn v31.4h, v31.4s, #1
	sqshrn v1.2s, v1.2d, #31
	sqshrn2 v1.16b, v1.8h, #7
	sqshrn2 v31.8h, v31.4s, #1
	sqshrn2 v1.4s, v1.2d, #31
	sqshrun v31.8b, v31.8h, #1
	sqshrun v1.4h, v1.4s, #15
	sqshrun v31.2s, v31.2d, #1
	sqshrun2 v1.16b, v1.8h, #7
	sqshrun2 v31.8h, v31.4s, #1
	sqshrun2 v1.4s, v1.2d, #31
	sqsub v31.8b, v31.8b, v31.8b
	sqsub v1.16b, v1.16b, v1.16b
	sqsub v31.4h, v31.4h, v31.4h
	sqsub v1.8h, v1.8h, v1.8h
	sqsub v31.2s, v31.2s, v31.2s
	sqsub v1.4s, v1.4s, v1.4s
	sqsub v31.2d, v31.2d, v31.2d
	sqxtn v1.8b, v1.8h
	sqxtn v31.4h, v31.4s
	sqxtn v1.2s, v1.2d
	sqxtn2 v31.16b, v31.8h
	sqxtn2 v1.8h, v1.4s
	sqxtn2 v31.4s, v31.2d
	sqxtun v1.8b, v1.8h
	sqxtun v31.4h, v31.4s
	sqxtun v1.2s, v1.2d
	sqxtun2 v31.16b, v31.8h
	sqxtun2 v1.8h, v1.4s
	sqxtun2 v31.4s, v31.2d
	srhadd v1.8b, v1.8b, v1.8b
	srhadd v31.16b, v31.16b, v31.16b
	srhadd v1.4h, v1.4h, v1.4h
	srhadd v31.8h, v31.8h, v31.8h
	srhadd v1.2s, v1.2s, v1.2s
	srhadd v31.4s, v31.4s, v31.4s
	sri v31.8b, v31.8b, #1
	sri v1.16b, v1.16b, #7
	sri v31.4h, v31.4h, #1
	sri v1.8h, v1.8h, #15
	sri v31.2s, v31.2s, #1
	sri v1.4s, v1.4s, #31
	sri v31.2d, v31.2d, #1
	srshl v1.8b, v1.8b, v1.8b
	srshl v31.16b, v31.16b, v31.16b
	srshl v1.4h, v1.4h, v1.4h
	srshl v31.8h, v31.8h, v31.8h
	srshl v1.2s, v1.2s, v1.2s
	srshl v31.4s, v31.4s, v31.4s
	srshl v1.2d, v1.2d, v1.2d
	srshr v1.8b, v1.8b, #7
	srshr v31.16b, v31.16b, #1
	srshr v1.4h, v1.4h, #15
	srshr v31.8h, v31.8h, #1
	srshr v1.2s, v1.2s, #31
	srshr v31.4s, v31.4s, #1
	srshr v1.2d, v1.2d, #63
	srsra v1.8b, v1.8b, #7
	srsra v31.16b, v31.16b, #1
	srsra v1.4h, v1.4h, #15
	srsra v31.8h, v31.8h, #1
	srsra v1.2s, v1.2s, #31
	srsra v31.4s, v31.4s, #1
	srsra v1.2d, v1.2d, #63
	sshl v1.8b, v1.8b, v1.8b
	sshl v31.16b, v31.16b, v31.16b
	sshl v1.4h, v1.4h, v1.4h
	sshl v31.8h, v31.8h, v31.8h
	sshl v1.2s, v1.2s, v1.2s
	sshl v31.4s, v31.4s, v31.4s
	sshl v1.2d, v1.2d, v1.2d
	sshll v1.8h, v1.8b, #1
	sshll v31.4s, v31.4h, #15
	sshll v1.2d, v1.2s, #1
	sshll2 v31.8h, v31.16b, #7
	sshll2 v1.4s, v1.8h, #1
	sshll2 v31.2d, v31.4s, #31
	sshr v31.8b, v31.8b, #1
	sshr v1.16b, v1.16b, #7
	sshr v31.4h, v31.4h, #1
	sshr v1.8h, v1.8h, #15
	sshr v31.2s, v31.2s, #1
	sshr v1.4s, v1.4s, #31
	sshr v31.2d, v31.2d, #1
	ssra v31.8b, v31.8b, #1
	ssra v1.16b, v1.16b, #7
	ssra v31.4h, v31.4h, #1
	ssra v1.8h, v1.8h, #15
	ssra v31.2s, v31.2s, #1
	ssra v1.4s, v1.4s, #31
	ssra v31.2d, v31.2d, #1
	ssubl v31.8h, v31.8b, v31.8b
	ssubl v1.4s, v1.4h, v1.4h
	ssubl v31.2d, v31.2s, v31.2s
	ssubl2 v31.8h, v31.16b, v31.16b
	ssubl2 v1.4s, v1.8h, v1.8h
	ssubl2 v31.2d, v31.4s, v31.4s
	ssubw v1.8h, v1.8h, v1.8b
	ssubw v31.4s, v31.4s, v31.4h
	ssubw v1.2d, v1.2d, v1.2s
	ssubw2 v1.8h, v1.8h, v1.16b
	ssubw2 v31.4s, v31.4s, v31.8h
	ssubw2 v1.2d, v1.2d, v1.4s
	sub v31.8b, v31.8b, v31.8b
	sub v1.16b, v1.16b, v1.16b
	sub v31.4h, v31.4h, v31.4h
	sub v1.8h, v1.8h, v1.8h
	sub v31.2s, v31.2s, v31.2s
	sub v1.4s, v1.4s, v1.4s
	sub v31.2d, v31.2d, v31.2d
	subhn v31.8b, v31.8h, v31.8h
	subhn v1.4h, v1.4s, v1.4s
	subhn v31.2s, v31.2d, v31.2d
	subhn2 v31.16b, v31.8h, v31.8h
	subhn2 v1.8h, v1.4s, v1.4s
	subhn2 v31.4s, v31.2d, v31.2d
	sudot v1.2s, v1.8b, v1.4b[1]
	sudot v31.4s, v31.16b, v31.4b[3]
	suqadd v1.8b, v1.8b
	suqadd v31.16b, v31.16b
	suqadd v1.4h, v1.4h
	suqadd v31.8h, v31.8h
	suqadd v1.2s, v1.2s
	suqadd v31.4s, v31.4s
	suqadd v1.2d, v1.2d
	sxtl v31.8h, v31.8b
	sxtl v1.4s, v1.4h
	sxtl v31.2d, v31.2s
	sxtl2 v31.8h, v31.16b
	sxtl2 v1.4s, v1.8h
	sxtl2 v31.2d, v31.4s
	tbl v31.8b, {v31.16b}, v31.8b
	tbl v1.8b, {v1.16b, v2.16b}, v1.8b
	tbl v31.8b, {v31.16b, v0.16b, v1.16b}, v31.8b
	tbl v1.8b, {v1.16b, v2.16b, v3.16b, v4.16b}, v1.8b
	tbl v31.16b, {v31.16b}, v31.16b
	tbl v1.16b, {v1.16b, v2.16b}, v1.16b
	tbl v31.16b, {v31.16b, v0.16b, v1.16b}, v31.16b
	tbl v1.16b, {v1.16b, v2.16b, v3.16b, v4.16b}, v1.16b
	tbx v31.8b, {v31.16b}, v31.8b
	tbx v1.8b, {v1.16b, v2.16b}, v1.8b
	tbx v31.8b, {v31.16b, v0.16b, v1.16b}, v31.8b
	tbx v1.8b, {v1.16b, v2.16b, v3.16b, v4.16b}, v1.8b
	tbx v31.16b, {v31.16b}, v31.16b
	tbx v1.16b, {v1.16b, v2.16b}, v1.16b
	tbx v31.16b, {v31.16b, v0.16b, v1.16b}, v31.16b
	tbx v1.16b, {v1.16b, v2.16b, v3.16b, v4.16b}, v1.16b
	trn1 v31.8b, v31.8b, v31.8b
	trn1 v1.16b, v1.16b, v1.16b
	trn1 v31.4h, v31.4h, v31.4h
	trn1 v1.8h, v1.8h, v1.8h
	trn1 v31.2s, v31.2s, v31.2s
	trn1 v1.4s, v1.4s, v1.4s
	trn1 v31.2d, v31.2d, v31.2d
	trn2 v1.8b, v1.8b, v1.8b
	trn2 v31.4h, v31.4h, v31.4h
	trn2 v1.2s, v1.2s, v1.2s
	trn2 v31.16b, v31.16b, v31.16b
	trn2 v1.8h, v1.8h, v1.8h
	trn2 v31.4s, v31.4s, v31.4s
	trn2 v1.2d, v1.2d, v1.2d
	uaba v31.8b, v31.8b, v31.8b
	uaba v1.16b, v1.16b, v1.16b
	uaba v31.4h, v31.4h, v31.4h
	uaba v1.8h, v1.8h, v1.8h
	uaba v31.2s, v31.2s, v31.2s
	uaba v1.4s, v1.4s, v1.4s
	uabal v31.8h, v31.8b, v31.8b
	uabal v1.4s, v1.4h, v1.4h
	uabal v31.2d, v31.2s, v31.2s
	uabal2 v31.8h, v31.16b, v31.16b
	uabal2 v1.4s, v1.8h, v1.8h
	uabal2 v31.2d, v31.4s, v31.4s
	uabd v1.8b, v1.8b, v1.8b
	uabd v31.16b, v31.16b, v31.16b
	uabd v1.4h, v1.4h, v1.4h
	uabd v31.8h, v31.8h, v31.8h
	uabd v1.2s, v1.2s, v1.2s
	uabd v31.4s, v31.4s, v31.4s
	uabdl v1.8h, v1.8b, v1.8b
	uabdl v31.4s, v31.4h, v31.4h
	uabdl v1.2d, v1.2s, v1.2s
	uabdl2 v31.8h, v31.16b, v31.16b
	uabdl2 v1.4s, v1.8h, v1.8h
	uabdl2 v31.2d, v31.4s, v31.4s
	uadalp v31.4h, v31.8b
	uadalp v1.2s, v1.4h
	uadalp v31.1d, v31.2s
	uadalp v1.8h, v1.16b
	uadalp v31.4s, v31.8h
	uadalp v1.2d, v1.4s
	uaddl v1.8h, v1.8b, v1.8b
	uaddl v31.4s, v31.4h, v31.4h
	uaddl v1.2d, v1.2s, v1.2s
	uaddl2 v31.8h, v31.16b, v31.16b
	uaddl2 v1.4s, v1.8h, v1.8h
	uaddl2 v31.2d, v31.4s, v31.4s
	uaddlp v31.4h, v31.8b
	uaddlp v1.2s, v1.4h
	uaddlp v31.1d, v31.2s
	uaddlp v1.8h, v1.16b
	uaddlp v31.4s, v31.8h
	uaddlp v1.2d, v1.4s
	uaddlv h1, v1.8b
	uaddlv h31, v31.16b
	uaddlv s1, v1.4h
	uaddlv s31, v31.8h
	uaddlv d1, v1.4s
	uaddw v1.8h, v1.8h, v1.8b
	uaddw v31.4s, v31.4s, v31.4h
	uaddw v1.2d, v1.2d, v1.2s
	uaddw2 v1.8h, v1.8h, v1.16b
	uaddw2 v31.4s, v31.4s, v31.8h
	uaddw2 v1.2d, v1.2d, v1.4s
	ucvtf v31.2s, v31.2s
	ucvtf v1.4s, v1.4s
	ucvtf v31.2d, v31.2d
	ucvtf v1.4h, v1.4h
	ucvtf v31.8h, v31.8h
	ucvtf v1.4h, v1.4h, #15
	ucvtf v31.8h, v31.8h, #1
	ucvtf v1.2s, v1.2s, #31
	ucvtf v31.4s, v31.4s, #1
	ucvtf v31.2d, v31.2d, #1
	udot v1.2s, v1.8b, v1.8b
	udot v31.4s, v31.16b, v31.16b
	udot v1.2s, v1.8b, v1.4b[1]
	udot v31.4s, v31.16b, v31.4b[3]
	uhadd v1.8b, v1.8b, v1.8b
	uhadd v31.16b, v31.16b, v31.16b
	uhadd v1.4h, v1.4h, v1.4h
	uhadd v31.8h, v31.8h, v31.8h
	uhadd v1.2s, v1.2s, v1.2s
	uhadd v31.4s, v31.4s, v31.4s
	uhsub v1.8b, v1.8b, v1.8b
	uhsub v31.16b, v31.16b, v31.16b
	uhsub v1.4h, v1.4h, v1.4h
	uhsub v31.8h, v31.8h, v31.8h
	uhsub v1.2s, v1.2s, v1.2s
	uhsub v31.4s, v31.4s, v31.4s
	umax v31.8b, v31.8b, v31.8b
	umax v1.16b, v1.16b, v1.16b
	umax v31.4h, v31.4h, v31.4h
	umax v1.8h, v1.8h, v1.8h
	umax v31.2s, v31.2s, v31.2s
	umax v1.4s, v1.4s, v1.4s
	umaxp v1.8b, v1.8b, v1.8b
	umaxp v31.16b, v31.16b, v31.16b
	umaxp v1.4h, v1.4h, v1.4h
	umaxp v31.8h, v31.8h, v31.8h
	umaxp v1.2s, v1.2s, v1.2s
	umaxp v31.4s, v31.4s, v31.4s
	umaxv b1, v1.8b
	umaxv b31, v31.16b
	umaxv h1, v1.4h
	umaxv h31, v31.8h
	umaxv s1, v1.4s
	umin v1.8b, v1.8b, v1.8b
	umin v31.16b, v31.16b, v31.16b
	umin v1.4h, v1.4h, v1.4h
	umin v31.8h, v31.8h, v31.8h
	umin v1.2s, v1.2s, v1.2s
	umin v31.4s, v31.4s, v31.4s
	uminp v31.8b, v31.8b, v31.8b
	uminp v1.16b, v1.16b, v1.16b
	uminp v31.4h, v31.4h, v31.4h
	uminp v1.8h, v1.8h, v1.8h
	uminp v31.2s, v31.2s, v31.2s
	uminp v1.4s, v1.4s, v1.4s
	uminv b31, v31.8b
	uminv b1, v1.16b
	uminv h31, v31.4h
	uminv h1, v1.8h
	uminv s31, v31.4s
	umlal v1.8h, v1.8b, v1.8b
	umlal v31.4s, v31.4h, v31.4h
	umlal v1.2d, v1.2s, v1.2s
	umlal v31.4s, v31.4h, v15.h[7]
	umlal v1.2d, v1.2s, v1.s[1]
	umlal2 v1.8h, v1.16b, v1.16b
	umlal2 v31.4s, v31.8h, v31.8h
	umlal2 v1.2d, v1.4s, v1.4s
	umlal2 v31.4s, v31.8h, v15.h[7]
	umlal2 v1.2d, v1.4s, v1.s[1]
	umlsl v31.8h, v31.8b, v31.8b
	umlsl v1.4s, v1.4h, v1.4h
	umlsl v31.2d, v31.2s, v31.2s
	umlsl v1.4s, v1.4h, v1.h[1]
	umlsl v31.2d, v31.2s, v31.s[3]
	umlsl2 v31.8h, v31.16b, v31.16b
	umlsl2 v1.4s, v1.8h, v1.8h
	umlsl2 v31.2d, v31.4s, v31.4s
	umlsl2 v1.4s, v1.8h, v1.h[1]
	umlsl2 v31.2d, v31.4s, v31.s[3]
	ummla v31.4s, v31.16b, v31.16b
	umov w1, v1.s[1]
	umov xzr, v31.d[1]
	umov w1, v1.b[1]
	umov wzr, v31.h[7]
	umull v31.4s, v31.4h, v15.h[7]
	umull v1.2d, v1.2s, v1.s[1]
	umull v31.8h, v31.8b, v31.8b
	umull v1.4s, v1.4h, v1.4h
	umull v31.2d, v31.2s, v31.2s
	umull2 v31.4s, v31.8h, v15.h[7]
	umull2 v1.2d, v1.4s, v1.s[1]
	umull2 v31.8h, v31.16b, v31.16b
	umull2 v1.4s, v1.8h, v1.8h
	umull2 v31.2d, v31.4s, v31.4s
	uqadd v1.8b, v1.8b, v1.8b
	uqadd v31.16b, v31.16b, v31.16b
	uqadd v1.4h, v1.4h, v1.4h
	uqadd v31.8h, v31.8h, v31.8h
	uqadd v1.2s, v1.2s, v1.2s
	uqadd v31.4s, v31.4s, v31.4s
	uqadd v1.2d, v1.2d, v1.2d
	uqrshl v31.8b, v31.8b, v31.8b
	uqrshl v1.16b, v1.16b, v1.16b
	uqrshl v31.4h, v31.4h, v31.4h
	uqrshl v1.8h, v1.8h, v1.8h
	uqrshl v31.2s, v31.2s, v31.2s
	uqrshl v1.4s, v1.4s, v1.4s
	uqrshl v31.2d, v31.2d, v31.2d
	uqrshrn v1.8b, v1.8h, #7
	uqrshrn v31.4h, v31.4s, #1
	uqrshrn v1.2s, v1.2d, #31
	uqrshrn2 v31.16b, v31.8h, #1
	uqrshrn2 v1.8h, v1.4s, #15
	uqrshrn2 v31.4s, v31.2d, #1
	uqshl v1.8b, v1.8b, v1.8b
	uqshl v31.16b, v31.16b, v31.16b
	uqshl v1.4h, v1.4h, v1.4h
	uqshl v31.8h, v31.8h, v31.8h
	uqshl v1.2s, v1.2s, v1.2s
	uqshl v31.4s, v31.4s, v31.4s
	uqshl v1.2d, v1.2d, v1.2d
	uqshl v31.8b, v31.8b, #7
	uqshl v1.16b, v1.16b, #1
	uqshl v31.4h, v31.4h, #15
	uqshl v1.8h, v1.8h, #1
	uqshl v31.2s, v31.2s, #31
	uqshl v1.4s, v1.4s, #1
	uqshl v31.2d, v31.2d, #63
	uqshrn v1.8b, v1.8h, #7
	uqshrn v31.4h, v31.4s, #1
	uqshrn v1.2s, v1.2d, #31
	uqshrn2 v1.16b, v1.8h, #7
	uqshrn2 v31.8h, v31.4s, #1
	uqshrn2 v1.4s, v1.2d, #31
	uqsub v1.8b, v1.8b, v1.8b
	uqsub v31.16b, v31.16b, v31.16b
	uqsub v1.4h, v1.4h, v1.4h
	uqsub v31.8h, v31.8h, v31.8h
	uqsub v1.2s, v1.2s, v1.2s
	uqsub v31.4s, v31.4s, v31.4s
	uqsub v1.2d, v1.2d, v1.2d
	uqxtn v1.8b, v1.8h
	uqxtn v31.4h, v31.4s
	uqxtn v1.2s, v1.2d
	uqxtn2 v1.16b, v1.8h
	uqxtn2 v31.8h, v31.4s
	uqxtn2 v1.4s, v1.2d
	urecpe v1.2s, v1.2s
	urecpe v31.4s, v31.4s
	urhadd v1.8b, v1.8b, v1.8b
	urhadd v31.16b, v31.16b, v31.16b
	urhadd v1.4h, v1.4h, v1.4h
	urhadd v31.8h, v31.8h, v31.8h
	urhadd v1.2s, v1.2s, v1.2s
	urhadd v31.4s, v31.4s, v31.4s
	urshl v1.8b, v1.8b, v1.8b
	urshl v31.16b, v31.16b, v31.16b
	urshl v1.4h, v1.4h, v1.4h
	urshl v31.8h, v31.8h, v31.8h
	urshl v1.2s, v1.2s, v1.2s
	urshl v31.4s, v31.4s, v31.4s
	urshl v1.2d, v1.2d, v1.2d
	urshr v31.8b, v31.8b, #1
	urshr v1.16b, v1.16b, #7
	urshr v31.4h, v31.4h, #1
	urshr v1.8h, v1.8h, #15
	urshr v31.2s, v31.2s, #1
	urshr v1.4s, v1.4s, #31
	urshr v31.2d, v31.2d, #1
	ursqrte v1.2s, v1.2s
	ursqrte v31.4s, v31.4s
	ursra v1.8b, v1.8b, #7
	ursra v31.16b, v31.16b, #1
	ursra v1.4h, v1.4h, #15
	ursra v31.8h, v31.8h, #1
	ursra v1.2s, v1.2s, #31
	ursra v31.4s, v31.4s, #1
	ursra v1.2d, v1.2d, #63
	usdot v1.2s, v1.8b, v1.8b
	usdot v31.4s, v31.16b, v31.16b
	usdot v1.2s, v1.8b, v1.4b[1]
	usdot v31.4s, v31.16b, v31.4b[3]
	ushl v31.8b, v31.8b, v31.8b
	ushl v1.16b, v1.16b, v1.16b
	ushl v31.4h, v31.4h, v31.4h
	ushl v1.8h, v1.8h, v1.8h
	ushl v31.2s, v31.2s, v31.2s
	ushl v1.4s, v1.4s, v1.4s
	ushl v31.2d, v31.2d, v31.2d
	ushll v1.8h, v1.8b, #1
	ushll v31.4s, v31.4h, #15
	ushll v1.2d, v1.2s, #1
	ushll2 v31.8h, v31.16b, #7
	ushll2 v1.4s, v1.8h, #1
	ushll2 v31.2d, v31.4s, #31
	ushr v31.8b, v31.8b, #1
	ushr v1.16b, v1.16b, #7
	ushr v31.4h, v31.4h, #1
	ushr v1.8h, v1.8h, #15
	ushr v31.2s, v31.2s, #1
	ushr v1.4s, v1.4s, #31
	ushr v31.2d, v31.2d, #1
	usmmla v1.4s, v1.16b, v1.16b
	usqadd v31.8b, v31.8b
	usqadd v1.16b, v1.16b
	usqadd v31.4h, v31.4h
	usqadd v1.8h, v1.8h
	usqadd v31.2s, v31.2s
	usqadd v1.4s, v1.4s
	usqadd v31.2d, v31.2d
	usra v1.8b, v1.8b, #7
	usra v31.16b, v31.16b, #1
	usra v1.4h, v1.4h, #15
	usra v31.8h, v31.8h, #1
	usra v1.2s, v1.2s, #31
	usra v31.4s, v31.4s, #1
	usra v1.2d, v1.2d, #63
	usubl v31.8h, v31.8b, v31.8b
	usubl v1.4s, v1.4h, v1.4h
	usubl v31.2d, v31.2s, v31.2s
	usubl2 v31.8h, v31.16b, v31.16b
	usubl2 v1.4s, v1.8h, v1.8h
	usubl2 v31.2d, v31.4s, v31.4s
	usubw v31.8h, v31.8h, v31.8b
	usubw v1.4s, v1.4s, v1.4h
	usubw v31.2d, v31.2d, v31.2s
	usubw2 v31.8h, v31.8h, v31.16b
	usubw2 v1.4s, v1.4s, v1.8h
	usubw2 v31.2d, v31.2d, v31.4s
	uxtl v31.8h, v31.8b
	uxtl v1.4s, v1.4h
	uxtl v31.2d, v31.2s
	uxtl2 v1.8h, v1.16b
	uxtl2 v31.4s, v31.8h
	uxtl2 v1.2d, v1.4s
	uzp1 v1.8b, v1.8b, v1.8b
	uzp1 v31.16b, v31.16b, v31.16b
	uzp1 v1.4h, v1.4h, v1.4h
	uzp1 v31.8h, v31.8h, v31.8h
	uzp1 v1.2s, v1.2s, v1.2s
	uzp1 v31.4s, v31.4s, v31.4s
	uzp1 v1.2d, v1.2d, v1.2d
	uzp2 v1.8b, v1.8b, v1.8b
	uzp2 v31.4h, v31.4h, v31.4h
	uzp2 v1.2s, v1.2s, v1.2s
	uzp2 v31.16b, v31.16b, v31.16b
	uzp2 v1.8h, v1.8h, v1.8h
	uzp2 v31.4s, v31.4s, v31.4s
	uzp2 v1.2d, v1.2d, v1.2d
	xar v1.2d, v1.2d, v1.2d, #1
	xtn v31.8b, v31.8h
	xtn v1.4h, v1.4s
	xtn v31.2s, v31.2d
	xtn2 v31.16b, v31.8h
	xtn2 v1.8h, v1.4s
	xtn2 v31.4s, v31.2d
	zip1 v1.8b, v1.8b, v1.8b
	zip1 v31.16b, v31.16b, v31.16b
	zip1 v1.4h, v1.4h, v1.4h
	zip1 v31.8h, v31.8h, v31.8h
	zip1 v1.2s, v1.2s, v1.2s
	zip1 v31.4s, v31.4s, v31.4s
	zip1 v1.2d, v1.2d, v1.2d
	zip2 v1.8b, v1.8b, v1.8b
	zip2 v31.4h, v31.4h, v31.4h
	zip2 v1.2s, v1.2s, v1.2s
	zip2 v31.16b, v31.16b, v31.16b
	zip2 v1.8h, v1.8h, v1.8h
	zip2 v31.4s, v31.4s, v31.4s
	zip2 v1.2d, v1.2d, v1.2d
