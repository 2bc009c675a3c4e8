// triple: aarch64-linux-gnu
// mattr: +all
// One statement of each row of the tables.
	abs z1.b, p1/m, z1.b
	abs z31.h, p7/m, z31.h
	abs z1.s, p1/m, z1.s
	abs z31.d, p7/m, z31.d
	abs z1.b, p1/z, z1.b
	abs z31.h, p7/z, z31.h
	abs z1.s, p1/z, z1.s
	abs z31.d, p7/z, z31.d
	add z1.b, p1/m, z1.b, z1.b
	add z31.h, p7/m, z31.h, z31.h
	add z1.s, p1/m, z1.s, z1.s
	add z31.d, p7/m, z31.d, z31.d
	addp z1.b, p1/m, z1.b, z1.b
	addp z31.h, p7/m, z31.h, z31.h
	addp z1.s, p1/m, z1.s, z1.s
	addp z31.d, p7/m, z31.d, z31.d
	addpt z1.d, p1/m, z1.d, z1.d
	addqv v31.16b, p7, z31.b
	addqv v1.8h, p1, z1.h
	addqv v31.4s, p7, z31.s
	addqv v1.2d, p1, z1.d
	and z31.b, p7/m, z31.b, z31.b
	and z1.h, p1/m, z1.h, z1.h
	and z31.s, p7/m, z31.s, z31.s
	and z1.d, p1/m, z1.d, z1.d
	andqv v1.16b, p1, z1.b
	andqv v31.8h, p7, z31.h
	andqv v1.4s, p1, z1.s
	andqv v31.2d, p7, z31.d
	andv b1, p1, z1.b
	andv h31, p7, z31.h
	andv s1, p1, z1.s
	andv d31, p7, z31.d
	asr z1.b, p1/m, z1.b, z1.b
	asr z31.h, p7/m, z31.h, z31.h
	asr z1.s, p1/m, z1.s, z1.s
	asr z31.d, p7/m, z31.d, z31.d
	asr z1.b, p1/m, z1.b, #7
	asr z31.h, p7/m, z31.h, #1
	asr z1.b, p1/m, z1.b, z1.d
	asr z1.s, p1/m, z1.s, #31
	asr z31.h, p7/m, z31.h, z31.d
	asr z1.d, p1/m, z1.d, #63
	asr z31.s, p7/m, z31.s, z31.d
	asrd z1.b, p1/m, z1.b, #7
	asrd z31.h, p7/m, z31.h, #1
	asrd z1.s, p1/m, z1.s, #31
	asrd z31.d, p7/m, z31.d, #1
	asrr z1.b, p1/m, z1.b, z1.b
	asrr z31.h, p7/m, z31.h, z31.h
	asrr z1.s, p1/m, z1.s, z1.s
	asrr z31.d, p7/m, z31.d, z31.d
	bfadd z1.h, p1/m, z1.h, z1.h
	bfcvt z31.h, p7/z, z31.s
	bfcvt z1.h, p1/m, z1.s
	bfcvtnt z1.h, p1/z, z1.s
	bfcvtnt z31.h, p7/m, z31.s
	bfmax z1.h, p1/m, z1.h, z1.h
	bfmaxnm z31.h, p7/m, z31.h, z31.h
	bfmin z31.h, p7/m, z31.h, z31.h
	bfminnm z1.h, p1/m, z1.h, z1.h
	bfmla z31.h, p7/m, z31.h, z31.h
	bfmls z31.h, p7/m, z31.h, z31.h
	bfmul z31.h, p7/m, z31.h, z31.h
	bfscale z1.h, p1/m, z1.h, z1.h
	bfsub z31.h, p7/m, z31.h, z31.h
	bic z1.b, p1/m, z1.b, z1.b
	bic z31.h, p7/m, z31.h, z31.h
	bic z1.s, p1/m, z1.s, z1.s
	bic z31.d, p7/m, z31.d, z31.d
	clasta z31.b, p7, z31.b, z31.b
	clasta z1.h, p1, z1.h, z1.h
	clasta z31.s, p7, z31.s, z31.s
	clasta z1.d, p1, z1.d, z1.d
	clasta b31, p7, b31, z31.b
	clasta h1, p1, h1, z1.h
	clasta s31, p7, s31, z31.s
	clasta d1, p1, d1, z1.d
	clasta wzr, p7, wzr, z31.b
	clasta w1, p1, w1, z1.h
	clasta wzr, p7, wzr, z31.s
	clasta x1, p1, x1, z1.d
	clastb z31.b, p7, z31.b, z31.b
	clastb z1.h, p1, z1.h, z1.h
	clastb z31.s, p7, z31.s, z31.s
	clastb z1.d, p1, z1.d, z1.d
	clastb b31, p7, b31, z31.b
	clastb h1, p1, h1, z1.h
	clastb s31, p7, s31, z31.s
	clastb d1, p1, d1, z1.d
	clastb wzr, p7, wzr, z31.b
	clastb w1, p1, w1, z1.h
	clastb wzr, p7, wzr, z31.s
	clastb x1, p1, x1, z1.d
	cls z1.b, p1/m, z1.b
	cls z31.h, p7/m, z31.h
	cls z1.s, p1/m, z1.s
	cls z31.d, p7/m, z31.d
	cls z1.b, p1/z, z1.b
	cls z31.h, p7/z, z31.h
	cls z1.s, p1/z, z1.s
	cls z31.d, p7/z, z31.d
	clz z1.b, p1/m, z1.b
	clz z31.h, p7/m, z31.h
	clz z1.s, p1/m, z1.s
	clz z31.d, p7/m, z31.d
	clz z1.b, p1/z, z1.b
	clz z31.h, p7/z, z31.h
	clz z1.s, p1/z, z1.s
	clz z31.d, p7/z, z31.d
	cmpeq p1.b, p1/z, z1.b, z1.b
	cmpeq p15.h, p7/z, z31.h, z31.h
	cmpeq p1.s, p1/z, z1.s, z1.s
	cmpeq p15.d, p7/z, z31.d, z31.d
	cmpeq p1.b, p1/z, z1.b, z1.d
	cmpeq p15.h, p7/z, z31.h, z31.d
	cmpeq p1.s, p1/z, z1.s, z1.d
	cmpeq p15.b, p7/z, z31.b, #-16
	cmpeq p1.h, p1/z, z1.h, #1
	cmpeq p15.s, p7/z, z31.s, #-16
	cmpeq p1.d, p1/z, z1.d, #1
	cmpge p1.b, p1/z, z1.b, z1.b
	cmpge p15.h, p7/z, z31.h, z31.h
	cmpge p1.s, p1/z, z1.s, z1.s
	cmpge p15.d, p7/z, z31.d, z31.d
	cmpge p1.b, p1/z, z1.b, z1.d
	cmpge p15.h, p7/z, z31.h, z31.d
	cmpge p1.s, p1/z, z1.s, z1.d
	cmpge p15.b, p7/z, z31.b, #-16
	cmpge p1.h, p1/z, z1.h, #1
	cmpge p15.s, p7/z, z31.s, #-16
	cmpge p1.d, p1/z, z1.d, #1
	cmpgt p1.b, p1/z, z1.b, z1.b
	cmpgt p15.h, p7/z, z31.h, z31.h
	cmpgt p1.s, p1/z, z1.s, z1.s
	cmpgt p15.d, p7/z, z31.d, z31.d
	cmpgt p1.b, p1/z, z1.b, z1.d
	cmpgt p15.h, p7/z, z31.h, z31.d
	cmpgt p1.s, p1/z, z1.s, z1.d
	cmpgt p15.b, p7/z, z31.b, #-16
	cmpgt p1.h, p1/z, z1.h, #1
	cmpgt p15.s, p7/z, z31.s, #-16
	cmpgt p1.d, p1/z, z1.d, #1
	cmphi p15.b, p7/z, z31.b, z31.b
	cmphi p1.h, p1/z, z1.h, z1.h
	cmphi p15.s, p7/z, z31.s, z31.s
	cmphi p1.d, p1/z, z1.d, z1.d
	cmphi p15.b, p7/z, z31.b, z31.d
	cmphi p1.b, p1/z, z1.b, #1
	cmphi p15.h, p7/z, z31.h, #127
	cmphi p1.s, p1/z, z1.s, #1
	cmphi p15.d, p7/z, z31.d, #127
	cmphi p1.h, p1/z, z1.h, z1.d
	cmphi p15.s, p7/z, z31.s, z31.d
	cmphs p1.b, p1/z, z1.b, z1.b
	cmphs p15.h, p7/z, z31.h, z31.h
	cmphs p1.s, p1/z, z1.s, z1.s
	cmphs p15.d, p7/z, z31.d, z31.d
	cmphs p1.b, p1/z, z1.b, z1.d
	cmphs p15.b, p7/z, z31.b, #127
	cmphs p1.h, p1/z, z1.h, #1
	cmphs p15.s, p7/z, z31.s, #127
	cmphs p1.d, p1/z, z1.d, #1
	cmphs p15.h, p7/z, z31.h, z31.d
	cmphs p1.s, p1/z, z1.s, z1.d
	cmple p1.b, p1/z, z1.b, z1.b
	cmple p15.h, p7/z, z31.h, z31.h
	cmple p1.s, p1/z, z1.s, z1.s
	cmple p15.d, p7/z, z31.d, z31.d
	cmple p1.b, p1/z, z1.b, z1.d
	cmple p15.h, p7/z, z31.h, z31.d
	cmple p1.s, p1/z, z1.s, z1.d
	cmple p15.b, p7/z, z31.b, #-16
	cmple p1.h, p1/z, z1.h, #1
	cmple p15.s, p7/z, z31.s, #-16
	cmple p1.d, p1/z, z1.d, #1
	cmplo p1.b, p1/z, z1.b, z1.b
	cmplo p15.h, p7/z, z31.h, z31.h
	cmplo p1.s, p1/z, z1.s, z1.s
	cmplo p15.d, p7/z, z31.d, z31.d
	cmplo p1.b, p1/z, z1.b, z1.d
	cmplo p15.b, p7/z, z31.b, #127
	cmplo p1.h, p1/z, z1.h, #1
	cmplo p15.s, p7/z, z31.s, #127
	cmplo p1.d, p1/z, z1.d, #1
	cmplo p15.h, p7/z, z31.h, z31.d
	cmplo p1.s, p1/z, z1.s, z1.d
	cmpls p1.b, p1/z, z1.b, z1.b
	cmpls p15.h, p7/z, z31.h, z31.h
	cmpls p1.s, p1/z, z1.s, z1.s
	cmpls p15.d, p7/z, z31.d, z31.d
	cmpls p1.b, p1/z, z1.b, z1.d
	cmpls p15.b, p7/z, z31.b, #127
	cmpls p1.h, p1/z, z1.h, #1
	cmpls p15.s, p7/z, z31.s, #127
	cmpls p1.d, p1/z, z1.d, #1
	cmpls p15.h, p7/z, z31.h, z31.d
	cmpls p1.s, p1/z, z1.s, z1.d
	cmplt p1.b, p1/z, z1.b, z1.b
	cmplt p15.h, p7/z, z31.h, z31.h
	cmplt p1.s, p1/z, z1.s, z1.s
	cmplt p15.d, p7/z, z31.d, z31.d
	cmplt p1.b, p1/z, z1.b, z1.d
	cmplt p15.h, p7/z, z31.h, z31.d
	cmplt p1.s, p1/z, z1.s, z1.d
	cmplt p15.b, p7/z, z31.b, #-16
	cmplt p1.h, p1/z, z1.h, #1
	cmplt p15.s, p7/z, z31.s, #-16
	cmplt p1.d, p1/z, z1.d, #1
	cmpne p1.b, p1/z, z1.b, z1.b
	cmpne p15.h, p7/z, z31.h, z31.h
	cmpne p1.s, p1/z, z1.s, z1.s
	cmpne p15.d, p7/z, z31.d, z31.d
	cmpne p1.b, p1/z, z1.b, z1.d
	cmpne p15.h, p7/z, z31.h, z31.d
	cmpne p1.s, p1/z, z1.s, z1.d
	cmpne p15.b, p7/z, z31.b, #-16
	cmpne p1.h, p1/z, z1.h, #1
	cmpne p15.s, p7/z, z31.s, #-16
	cmpne p1.d, p1/z, z1.d, #1
	cnot z31.b, p7/m, z31.b
	cnot z1.h, p1/m, z1.h
	cnot z31.s, p7/m, z31.s
	cnot z1.d, p1/m, z1.d
	cnot z31.b, p7/z, z31.b
	cnot z1.h, p1/z, z1.h
	cnot z31.s, p7/z, z31.s
	cnot z1.d, p1/z, z1.d
	cnt z1.b, p1/m, z1.b
	cnt z31.h, p7/m, z31.h
	cnt z1.s, p1/m, z1.s
	cnt z31.d, p7/m, z31.d
	cnt z1.b, p1/z, z1.b
	cnt z31.h, p7/z, z31.h
	cnt z1.s, p1/z, z1.s
	cnt z31.d, p7/z, z31.d
	compact z31.b, p7, z31.b
	compact z1.h, p1, z1.h
	compact z31.s, p7, z31.s
	compact z1.d, p1, z1.d
	cpy z31.b, p15/m, #-5
	cpy z1.b, p1/m, #-5, lsl #0
	cpy z31.h, p15/m, #1792
	cpy z1.h, p1/m, #-5, lsl #0
	cpy z31.s, p15/m, #1792
	cpy z1.s, p1/m, #-5, lsl #0
	cpy z31.d, p15/m, #1792
	cpy z1.d, p1/m, #-5, lsl #0
	cpy z31.b, p15/z, #-5
	cpy z1.b, p1/z, #-5, lsl #0
	cpy z31.h, p15/z, #1792
	cpy z1.h, p1/z, #-5, lsl #0
	cpy z31.s, p15/z, #1792
	cpy z1.s, p1/z, #-5, lsl #0
	cpy z31.d, p15/z, #1792
	cpy z1.d, p1/z, #-5, lsl #0
	cpy z31.h, p15/m, #-128, lsl #8
	cpy z1.s, p1/m, #1, lsl #8
	cpy z31.d, p15/m, #-128, lsl #8
	cpy z1.h, p1/z, #1, lsl #8
	cpy z31.s, p15/z, #-128, lsl #8
	cpy z1.d, p1/z, #1, lsl #8
	cpy z31.b, p7/m, b31
	cpy z1.h, p1/m, h1
	cpy z31.s, p7/m, s31
	cpy z1.d, p1/m, d1
	cpy z31.h, p7/m, wsp
	cpy z1.s, p1/m, w5
	cpy z31.b, p7/m, wsp
	cpy z1.d, p1/m, x5
	decp z31.h, p15
	decp z1.s, p1
	decp z31.d, p15
	decp z1.h, p1.h
	decp z31.s, p15.s
	decp z1.d, p1.d
	eor z1.b, p1/m, z1.b, z1.b
	eor z31.h, p7/m, z31.h, z31.h
	eor z1.s, p1/m, z1.s, z1.s
	eor z31.d, p7/m, z31.d, z31.d
	eorqv v1.16b, p1, z1.b
	eorqv v31.8h, p7, z31.h
	eorqv v1.4s, p1, z1.s
	eorqv v31.2d, p7, z31.d
	eorv b1, p1, z1.b
	eorv h31, p7, z31.h
	eorv s1, p1, z1.s
	eorv d31, p7, z31.d
	expand z1.b, p1, z1.b
	expand z31.h, p7, z31.h
	expand z1.s, p1, z1.s
	expand z31.d, p7, z31.d
	fabd z1.h, p1/m, z1.h, z1.h
	fabd z31.s, p7/m, z31.s, z31.s
	fabd z1.d, p1/m, z1.d, z1.d
	fabs z31.h, p7/m, z31.h
	fabs z1.s, p1/m, z1.s
	fabs z31.d, p7/m, z31.d
	fabs z1.h, p1/z, z1.h
	fabs z31.s, p7/z, z31.s
	fabs z1.d, p1/z, z1.d
	facge p15.h, p7/z, z31.h, z31.h
	facge p1.s, p1/z, z1.s, z1.s
	facge p15.d, p7/z, z31.d, z31.d
	facgt p1.h, p1/z, z1.h, z1.h
	facgt p15.s, p7/z, z31.s, z31.s
	facgt p1.d, p1/z, z1.d, z1.d
	facle p15.h, p7/z, z31.h, z31.h
	facle p1.s, p1/z, z1.s, z1.s
	facle p15.d, p7/z, z31.d, z31.d
	faclt p15.h, p7/z, z31.h, z31.h
	faclt p1.s, p1/z, z1.s, z1.s
	faclt p15.d, p7/z, z31.d, z31.d
	fadd z31.h, p7/m, z31.h, z31.h
	fadd z1.s, p1/m, z1.s, z1.s
	fadd z31.d, p7/m, z31.d, z31.d
	fadd z1.h, p1/m, z1.h, #0.5
	fadd z31.s, p7/m, z31.s, #1.0
	fadd z1.d, p1/m, z1.d, #0.5
	fadda h31, p7, h31, z31.h
	fadda s1, p1, s1, z1.s
	fadda d31, p7, d31, z31.d
	faddp z31.h, p7/m, z31.h, z31.h
	faddp z1.s, p1/m, z1.s, z1.s
	faddp z31.d, p7/m, z31.d, z31.d
	faddqv v31.8h, p7, z31.h
	faddqv v1.4s, p1, z1.s
	faddqv v31.2d, p7, z31.d
	faddv h31, p7, z31.h
	faddv s1, p1, z1.s
	faddv d31, p7, z31.d
	famax z31.h, p7/m, z31.h, z31.h
	famax z1.s, p1/m, z1.s, z1.s
	famax z31.d, p7/m, z31.d, z31.d
	famin z1.h, p1/m, z1.h, z1.h
	famin z31.s, p7/m, z31.s, z31.s
	famin z1.d, p1/m, z1.d, z1.d
	fcadd z1.h, p1/m, z1.h, z1.h, #90
	fcadd z31.s, p7/m, z31.s, z31.s, #90
	fcadd z1.d, p1/m, z1.d, z1.d, #90
	fcadd z31.h, p7/m, z31.h, z31.h, #270
	fcadd z1.s, p1/m, z1.s, z1.s, #270
	fcadd z31.d, p7/m, z31.d, z31.d, #270
	fcmeq p1.h, p1/z, z1.h, z1.h
	fcmeq p15.s, p7/z, z31.s, z31.s
	fcmeq p1.d, p1/z, z1.d, z1.d
	fcmeq p15.h, p7/z, z31.h, #0.0
	fcmeq p1.s, p1/z, z1.s, #0.0
	fcmeq p15.d, p7/z, z31.d, #0.0
	fcmge p15.h, p7/z, z31.h, z31.h
	fcmge p1.s, p1/z, z1.s, z1.s
	fcmge p15.d, p7/z, z31.d, z31.d
	fcmge p1.h, p1/z, z1.h, #0.0
	fcmge p15.s, p7/z, z31.s, #0.0
	fcmge p1.d, p1/z, z1.d, #0.0
	fcmgt p15.h, p7/z, z31.h, z31.h
	fcmgt p1.s, p1/z, z1.s, z1.s
	fcmgt p15.d, p7/z, z31.d, z31.d
	fcmgt p1.h, p1/z, z1.h, #0.0
	fcmgt p15.s, p7/z, z31.s, #0.0
	fcmgt p1.d, p1/z, z1.d, #0.0
	fcmla z1.h, p1/m, z1.h, z1.h, #90
	fcmla z31.s, p7/m, z31.s, z31.s, #270
	fcmla z1.d, p1/m, z1.d, z1.d, #90
	fcmle p1.h, p1/z, z1.h, z1.h
	fcmle p15.s, p7/z, z31.s, z31.s
	fcmle p1.d, p1/z, z1.d, z1.d
	fcmle p15.h, p7/z, z31.h, #0.0
	fcmle p1.s, p1/z, z1.s, #0.0
	fcmle p15.d, p7/z, z31.d, #0.0
	fcmlt p1.h, p1/z, z1.h, z1.h
	fcmlt p15.s, p7/z, z31.s, z31.s
	fcmlt p1.d, p1/z, z1.d, z1.d
	fcmlt p15.h, p7/z, z31.h, #0.0
	fcmlt p1.s, p1/z, z1.s, #0.0
	fcmlt p15.d, p7/z, z31.d, #0.0
	fcmne p1.h, p1/z, z1.h, z1.h
	fcmne p15.s, p7/z, z31.s, z31.s
	fcmne p1.d, p1/z, z1.d, z1.d
	fcmne p15.h, p7/z, z31.h, #0.0
	fcmne p1.s, p1/z, z1.s, #0.0
	fcmne p15.d, p7/z, z31.d, #0.0
	fcmuo p1.h, p1/z, z1.h, z1.h
	fcmuo p15.s, p7/z, z31.s, z31.s
	fcmuo p1.d, p1/z, z1.d, z1.d
	fcpy z31.h, p15/m, #-0.125
	fcpy z1.s, p1/m, #1.5
	fcpy z31.d, p15/m, #-0.125
	fcvt z31.h, p7/z, z31.d
	fcvt z1.d, p1/z, z1.h
	fcvt z31.h, p7/z, z31.s
	fcvt z1.s, p1/z, z1.d
	fcvt z31.s, p7/z, z31.h
	fcvt z1.d, p1/z, z1.s
	fcvt z31.h, p7/m, z31.d
	fcvt z1.d, p1/m, z1.h
	fcvt z31.h, p7/m, z31.s
	fcvt z1.s, p1/m, z1.d
	fcvt z31.s, p7/m, z31.h
	fcvt z1.d, p1/m, z1.s
	fcvtlt z31.s, p7/z, z31.h
	fcvtlt z1.d, p1/z, z1.s
	fcvtlt z31.s, p7/m, z31.h
	fcvtlt z1.d, p1/m, z1.s
	fcvtnt z1.h, p1/z, z1.s
	fcvtnt z31.s, p7/z, z31.d
	fcvtnt z1.h, p1/m, z1.s
	fcvtnt z31.s, p7/m, z31.d
	fcvtx z31.s, p7/z, z31.d
	fcvtx z1.s, p1/m, z1.d
	fcvtxnt z1.s, p1/z, z1.d
	fcvtxnt z31.s, p7/m, z31.d
	fcvtzs z1.s, p1/z, z1.d
	fcvtzs z31.h, p7/z, z31.h
	fcvtzs z1.s, p1/z, z1.s
	fcvtzs z31.d, p7/z, z31.d
	fcvtzs z1.d, p1/z, z1.h
	fcvtzs z31.s, p7/z, z31.h
	fcvtzs z1.d, p1/z, z1.s
	fcvtzs z31.h, p7/m, z31.h
	fcvtzs z1.s, p1/m, z1.s
	fcvtzs z31.d, p7/m, z31.d
	fcvtzs z1.d, p1/m, z1.h
	fcvtzs z31.s, p7/m, z31.h
	fcvtzs z1.d, p1/m, z1.s
	fcvtzs z31.s, p7/m, z31.d
	fcvtzu z1.s, p1/z, z1.d
	fcvtzu z31.h, p7/z, z31.h
	fcvtzu z1.s, p1/z, z1.s
	fcvtzu z31.d, p7/z, z31.d
	fcvtzu z1.d, p1/z, z1.h
	fcvtzu z31.s, p7/z, z31.h
	fcvtzu z1.d, p1/z, z1.s
	fcvtzu z31.h, p7/m, z31.h
	fcvtzu z1.s, p1/m, z1.s
	fcvtzu z31.d, p7/m, z31.d
	fcvtzu z1.d, p1/m, z1.h
	fcvtzu z31.s, p7/m, z31.h
	fcvtzu z1.d, p1/m, z1.s
	fcvtzu z31.s, p7/m, z31.d
	fdiv z1.h, p1/m, z1.h, z1.h
	fdiv z31.s, p7/m, z31.s, z31.s
	fdiv z1.d, p1/m, z1.d, z1.d
	fdivr z31.h, p7/m, z31.h, z31.h
	fdivr z1.s, p1/m, z1.s, z1.s
	fdivr z31.d, p7/m, z31.d, z31.d
	flogb z1.h, p1/z, z1.h
	flogb z31.s, p7/z, z31.s
	flogb z1.d, p1/z, z1.d
	flogb z31.h, p7/m, z31.h
	flogb z1.s, p1/m, z1.s
	flogb z31.d, p7/m, z31.d
	fmad z31.h, p7/m, z31.h, z31.h
	fmad z1.s, p1/m, z1.s, z1.s
	fmad z31.d, p7/m, z31.d, z31.d
	fmax z1.h, p1/m, z1.h, z1.h
	fmax z31.s, p7/m, z31.s, z31.s
	fmax z1.d, p1/m, z1.d, z1.d
	fmax z31.h, p7/m, z31.h, #1.0
	fmax z1.s, p1/m, z1.s, #0.0
	fmax z31.d, p7/m, z31.d, #1.0
	fmaxnm z1.h, p1/m, z1.h, z1.h
	fmaxnm z31.s, p7/m, z31.s, z31.s
	fmaxnm z1.d, p1/m, z1.d, z1.d
	fmaxnm z31.h, p7/m, z31.h, #1.0
	fmaxnm z1.s, p1/m, z1.s, #0.0
	fmaxnm z31.d, p7/m, z31.d, #1.0
	fmaxnmp z1.h, p1/m, z1.h, z1.h
	fmaxnmp z31.s, p7/m, z31.s, z31.s
	fmaxnmp z1.d, p1/m, z1.d, z1.d
	fmaxnmqv v31.8h, p7, z31.h
	fmaxnmqv v1.4s, p1, z1.s
	fmaxnmqv v31.2d, p7, z31.d
	fmaxnmv h1, p1, z1.h
	fmaxnmv s31, p7, z31.s
	fmaxnmv d1, p1, z1.d
	fmaxp z31.h, p7/m, z31.h, z31.h
	fmaxp z1.s, p1/m, z1.s, z1.s
	fmaxp z31.d, p7/m, z31.d, z31.d
	fmaxqv v31.8h, p7, z31.h
	fmaxqv v1.4s, p1, z1.s
	fmaxqv v31.2d, p7, z31.d
	fmaxv h31, p7, z31.h
	fmaxv s1, p1, z1.s
	fmaxv d31, p7, z31.d
	fmin z1.h, p1/m, z1.h, z1.h
	fmin z31.s, p7/m, z31.s, z31.s
	fmin z1.d, p1/m, z1.d, z1.d
	fmin z31.h, p7/m, z31.h, #1.0
	fmin z1.s, p1/m, z1.s, #0.0
	fmin z31.d, p7/m, z31.d, #1.0
	fminnm z31.h, p7/m, z31.h, z31.h
	fminnm z1.s, p1/m, z1.s, z1.s
	fminnm z31.d, p7/m, z31.d, z31.d
	fminnm z1.h, p1/m, z1.h, #0.0
	fminnm z31.s, p7/m, z31.s, #1.0
	fminnm z1.d, p1/m, z1.d, #0.0
	fminnmp z31.h, p7/m, z31.h, z31.h
	fminnmp z1.s, p1/m, z1.s, z1.s
	fminnmp z31.d, p7/m, z31.d, z31.d
	fminnmqv v1.8h, p1, z1.h
	fminnmqv v31.4s, p7, z31.s
	fminnmqv v1.2d, p1, z1.d
	fminnmv h31, p7, z31.h
	fminnmv s1, p1, z1.s
	fminnmv d31, p7, z31.d
	fminp z31.h, p7/m, z31.h, z31.h
	fminp z1.s, p1/m, z1.s, z1.s
	fminp z31.d, p7/m, z31.d, z31.d
	fminqv v1.8h, p1, z1.h
	fminqv v31.4s, p7, z31.s
	fminqv v1.2d, p1, z1.d
	fminv h1, p1, z1.h
	fminv s31, p7, z31.s
	fminv d1, p1, z1.d
	fmla z31.h, p7/m, z31.h, z31.h
	fmla z1.s, p1/m, z1.s, z1.s
	fmla z31.d, p7/m, z31.d, z31.d
	fmls z31.h, p7/m, z31.h, z31.h
	fmls z1.s, p1/m, z1.s, z1.s
	fmls z31.d, p7/m, z31.d, z31.d
	fmov z1.h, p1/m, #0.0
	fmov z31.s, p15/m, #0.0
	fmov z1.d, p1/m, #0.0
	fmov z31.h, p15/m, #-0.125
	fmov z1.s, p1/m, #1.5
	fmov z31.d, p15/m, #-0.125
	fmsb z31.h, p7/m, z31.h, z31.h
	fmsb z1.s, p1/m, z1.s, z1.s
	fmsb z31.d, p7/m, z31.d, z31.d
	fmul z1.h, p1/m, z1.h, z1.h
	fmul z31.s, p7/m, z31.s, z31.s
	fmul z1.d, p1/m, z1.d, z1.d
	fmul z31.h, p7/m, z31.h, #2.0
	fmul z1.s, p1/m, z1.s, #0.5
	fmul z31.d, p7/m, z31.d, #2.0
	fmulx z1.h, p1/m, z1.h, z1.h
	fmulx z31.s, p7/m, z31.s, z31.s
	fmulx z1.d, p1/m, z1.d, z1.d
	fneg z1.h, p1/m, z1.h
	fneg z31.s, p7/m, z31.s
	fneg z1.d, p1/m, z1.d
	fneg z31.h, p7/z, z31.h
	fneg z1.s, p1/z, z1.s
	fneg z31.d, p7/z, z31.d
	fnmad z31.h, p7/m, z31.h, z31.h
	fnmad z1.s, p1/m, z1.s, z1.s
	fnmad z31.d, p7/m, z31.d, z31.d
	fnmla z1.h, p1/m, z1.h, z1.h
	fnmla z31.s, p7/m, z31.s, z31.s
	fnmla z1.d, p1/m, z1.d, z1.d
	fnmls z1.h, p1/m, z1.h, z1.h
	fnmls z31.s, p7/m, z31.s, z31.s
	fnmls z1.d, p1/m, z1.d, z1.d
	fnmsb z31.h, p7/m, z31.h, z31.h
	fnmsb z1.s, p1/m, z1.s, z1.s
	fnmsb z31.d, p7/m, z31.d, z31.d
	frecpx z31.h, p7/m, z31.h
	frecpx z1.s, p1/m, z1.s
	frecpx z31.d, p7/m, z31.d
	frecpx z1.h, p1/z, z1.h
	frecpx z31.s, p7/z, z31.s
	frecpx z1.d, p1/z, z1.d
	frint32x z31.s, p7/z, z31.s
	frint32x z1.d, p1/z, z1.d
	frint32x z31.s, p7/m, z31.s
	frint32x z1.d, p1/m, z1.d
	frint32z z31.s, p7/z, z31.s
	frint32z z1.d, p1/z, z1.d
	frint32z z31.s, p7/m, z31.s
	frint32z z1.d, p1/m, z1.d
	frint64x z31.s, p7/z, z31.s
	frint64x z1.d, p1/z, z1.d
	frint64x z31.s, p7/m, z31.s
	frint64x z1.d, p1/m, z1.d
	frint64z z1.s, p1/z, z1.s
	frint64z z31.d, p7/z, z31.d
	frint64z z1.s, p1/m, z1.s
	frint64z z31.d, p7/m, z31.d
	frinta z31.h, p7/m, z31.h
	frinta z1.s, p1/m, z1.s
	frinta z31.d, p7/m, z31.d
	frinta z1.h, p1/z, z1.h
	frinta z31.s, p7/z, z31.s
	frinta z1.d, p1/z, z1.d
	frinti z31.h, p7/m, z31.h
	frinti z1.s, p1/m, z1.s
	frinti z31.d, p7/m, z31.d
	frinti z1.h, p1/z, z1.h
	frinti z31.s, p7/z, z31.s
	frinti z1.d, p1/z, z1.d
	frintm z31.h, p7/m, z31.h
	frintm z1.s, p1/m, z1.s
	frintm z31.d, p7/m, z31.d
	frintm z1.h, p1/z, z1.h
	frintm z31.s, p7/z, z31.s
	frintm z1.d, p1/z, z1.d
	frintn z31.h, p7/m, z31.h
	frintn z1.s, p1/m, z1.s
	frintn z31.d, p7/m, z31.d
	frintn z1.h, p1/z, z1.h
	frintn z31.s, p7/z, z31.s
	frintn z1.d, p1/z, z1.d
	frintp z1.h, p1/m, z1.h
	frintp z31.s, p7/m, z31.s
	frintp z1.d, p1/m, z1.d
	frintp z31.h, p7/z, z31.h
	frintp z1.s, p1/z, z1.s
	frintp z31.d, p7/z, z31.d
	frintx z1.h, p1/m, z1.h
	frintx z31.s, p7/m, z31.s
	frintx z1.d, p1/m, z1.d
	frintx z31.h, p7/z, z31.h
	frintx z1.s, p1/z, z1.s
	frintx z31.d, p7/z, z31.d
	frintz z31.h, p7/m, z31.h
	frintz z1.s, p1/m, z1.s
	frintz z31.d, p7/m, z31.d
	frintz z1.h, p1/z, z1.h
	frintz z31.s, p7/z, z31.s
	frintz z1.d, p1/z, z1.d
	fscale z31.h, p7/m, z31.h, z31.h
	fscale z1.s, p1/m, z1.s, z1.s
	fscale z31.d, p7/m, z31.d, z31.d
	fsqrt z1.h, p1/m, z1.h
	fsqrt z31.s, p7/m, z31.s
	fsqrt z1.d, p1/m, z1.d
	fsqrt z31.h, p7/z, z31.h
	fsqrt z1.s, p1/z, z1.s
	fsqrt z31.d, p7/z, z31.d
	fsub z31.h, p7/m, z31.h, z31.h
	fsub z1.s, p1/m, z1.s, z1.s
	fsub z31.d, p7/m, z31.d, z31.d
	fsub z1.h, p1/m, z1.h, #0.5
	fsub z31.s, p7/m, z31.s, #1.0
	fsub z1.d, p1/m, z1.d, #0.5
	fsubr z31.h, p7/m, z31.h, z31.h
	fsubr z1.s, p1/m, z1.s, z1.s
	fsubr z31.d, p7/m, z31.d, z31.d
	fsubr z1.h, p1/m, z1.h, #0.5
	fsubr z31.s, p7/m, z31.s, #1.0
	fsubr z1.d, p1/m, z1.d, #0.5
	histcnt z1.s, p1/z, z1.s, z1.s
	histcnt z31.d, p7/z, z31.d, z31.d
	incp z31.h, p15
	incp z1.s, p1
	incp z31.d, p15
	incp z1.h, p1.h
	incp z31.s, p15.s
	incp z1.d, p1.d
	lasta b31, p7, z31.b
	lasta h1, p1, z1.h
	lasta s31, p7, z31.s
	lasta d1, p1, z1.d
	lasta wzr, p7, z31.b
	lasta w1, p1, z1.h
	lasta wzr, p7, z31.s
	lasta x1, p1, z1.d
	lastb b31, p7, z31.b
	lastb h1, p1, z1.h
	lastb s31, p7, z31.s
	lastb d1, p1, z1.d
	lastb wzr, p7, z31.b
	lastb w1, p1, z1.h
	lastb wzr, p7, z31.s
	lastb x1, p1, z1.d
	lsl z1.b, p1/m, z1.b, z1.b
	lsl z31.h, p7/m, z31.h, z31.h
	lsl z1.s, p1/m, z1.s, z1.s
	lsl z31.d, p7/m, z31.d, z31.d
	lsl z1.b, p1/m, z1.b, #1
	lsl z31.h, p7/m, z31.h, #15
	lsl z1.b, p1/m, z1.b, z1.d
	lsl z1.s, p1/m, z1.s, #1
	lsl z31.h, p7/m, z31.h, z31.d
	lsl z1.d, p1/m, z1.d, #1
	lsl z31.s, p7/m, z31.s, z31.d
	lslr z1.b, p1/m, z1.b, z1.b
	lslr z31.h, p7/m, z31.h, z31.h
	lslr z1.s, p1/m, z1.s, z1.s
	lslr z31.d, p7/m, z31.d, z31.d
	lsr z1.b, p1/m, z1.b, z1.b
	lsr z31.h, p7/m, z31.h, z31.h
	lsr z1.s, p1/m, z1.s, z1.s
	lsr z31.d, p7/m, z31.d, z31.d
	lsr z1.b, p1/m, z1.b, #7
	lsr z31.h, p7/m, z31.h, #1
	lsr z1.b, p1/m, z1.b, z1.d
	lsr z1.s, p1/m, z1.s, #31
	lsr z31.h, p7/m, z31.h, z31.d
	lsr z1.d, p1/m, z1.d, #63
	lsr z31.s, p7/m, z31.s, z31.d
	lsrr z1.b, p1/m, z1.b, z1.b
	lsrr z31.h, p7/m, z31.h, z31.h
	lsrr z1.s, p1/m, z1.s, z1.s
	lsrr z31.d, p7/m, z31.d, z31.d
	mad z1.b, p1/m, z1.b, z1.b
	mad z31.h, p7/m, z31.h, z31.h
	mad z1.s, p1/m, z1.s, z1.s
	mad z31.d, p7/m, z31.d, z31.d
	match p1.b, p1/z, z1.b, z1.b
	match p15.h, p7/z, z31.h, z31.h
	mla z31.b, p7/m, z31.b, z31.b
	mla z1.h, p1/m, z1.h, z1.h
	mla z31.s, p7/m, z31.s, z31.s
	mla z1.d, p1/m, z1.d, z1.d
	mls z1.b, p1/m, z1.b, z1.b
	mls z31.h, p7/m, z31.h, z31.h
	mls z1.s, p1/m, z1.s, z1.s
	mls z31.d, p7/m, z31.d, z31.d
	mov z1.b, p1/m, #-5
	mov z31.b, p15/m, #-5, lsl #0
	mov z1.h, p1/m, #-5
	mov z31.h, p15/m, #1792, lsl #0
	mov z1.s, p1/m, #-5
	mov z31.s, p15/m, #1792, lsl #0
	mov z1.d, p1/m, #-5
	mov z31.d, p15/m, #1792, lsl #0
	mov z1.b, p1/z, #-5
	mov z31.b, p15/z, #-5, lsl #0
	mov z1.h, p1/z, #-5
	mov z31.h, p15/z, #1792, lsl #0
	mov z1.s, p1/z, #-5
	mov z31.s, p15/z, #1792, lsl #0
	mov z1.d, p1/z, #-5
	mov z31.d, p15/z, #1792, lsl #0
	mov z1.h, p1/m, #1, lsl #8
	mov z31.s, p15/m, #-128, lsl #8
	mov z1.d, p1/m, #1, lsl #8
	mov z31.h, p15/z, #-128, lsl #8
	mov z1.s, p1/z, #1, lsl #8
	mov z31.d, p15/z, #-128, lsl #8
	mov z31.b, p15/m, z31.b
	mov z1.h, p1/m, z1.h
	mov z31.s, p15/m, z31.s
	mov z1.d, p1/m, z1.d
	mov z1.b, p1/z, #1
	mov z31.h, p15/z, #0, lsl #8
	mov z1.s, p1/z, #0, lsl #8
	mov z31.d, p15/z, #0, lsl #8
	mov z1.b, p1/m, #1
	mov z31.h, p15/m, #0, lsl #8
	mov z1.s, p1/m, #0, lsl #8
	mov z31.d, p15/m, #0, lsl #8
	mov z1.b, p1/m, b1
	mov z31.h, p7/m, h31
	mov z1.s, p1/m, s1
	mov z31.d, p7/m, d31
	mov z1.h, p1/m, w5
	mov z31.s, p7/m, wsp
	mov z1.b, p1/m, w5
	mov z31.d, p7/m, sp
	msb z1.b, p1/m, z1.b, z1.b
	msb z31.h, p7/m, z31.h, z31.h
	msb z1.s, p1/m, z1.s, z1.s
	msb z31.d, p7/m, z31.d, z31.d
	mul z1.b, p1/m, z1.b, z1.b
	mul z31.h, p7/m, z31.h, z31.h
	mul z1.s, p1/m, z1.s, z1.s
	mul z31.d, p7/m, z31.d, z31.d
	neg z1.b, p1/m, z1.b
	neg z31.h, p7/m, z31.h
	neg z1.s, p1/m, z1.s
	neg z31.d, p7/m, z31.d
	neg z1.b, p1/z, z1.b
	neg z31.h, p7/z, z31.h
	neg z1.s, p1/z, z1.s
	neg z31.d, p7/z, z31.d
	nmatch p1.b, p1/z, z1.b, z1.b
	nmatch p15.h, p7/z, z31.h, z31.h
	not z31.b, p7/m, z31.b
	not z1.h, p1/m, z1.h
	not z31.s, p7/m, z31.s
	not z1.d, p1/m, z1.d
	not z31.b, p7/z, z31.b
	not z1.h, p1/z, z1.h
	not z31.s, p7/z, z31.s
	not z1.d, p1/z, z1.d
	orqv v1.16b, p1, z1.b
	orqv v31.8h, p7, z31.h
	orqv v1.4s, p1, z1.s
	orqv v31.2d, p7, z31.d
	orr z31.b, p7/m, z31.b, z31.b
	orr z1.h, p1/m, z1.h, z1.h
	orr z31.s, p7/m, z31.s, z31.s
	orr z1.d, p1/m, z1.d, z1.d
	orv b31, p7, z31.b
	orv h1, p1, z1.h
	orv s31, p7, z31.s
	orv d1, p1, z1.d
	pmov p1.b, z1[0]
	pmov z31[0], p15.b
	pmov p1.h, z1
	pmov p15.s, z31
	pmov p1.d, z1
	pmov z31, p15.h
	pmov z1, p1.s
	pmov z31, p15.d
	pmov p1.b, z1
	pmov z31, p15.b
	pmov p1.h, z1[1]
	pmov z31[1], p15.h
	pmov p1.s, z1[1]
	pmov z31[3], p15.s
	pmov p1.d, z1[1]
	pmov z31[7], p15.d
	rbit z1.b, p1/m, z1.b
	rbit z31.h, p7/m, z31.h
	rbit z1.s, p1/m, z1.s
	rbit z31.d, p7/m, z31.d
	rbit z1.b, p1/z, z1.b
	rbit z31.h, p7/z, z31.h
	rbit z1.s, p1/z, z1.s
	rbit z31.d, p7/z, z31.d
	revb z1.h, p1/m, z1.h
	revb z31.s, p7/m, z31.s
	revb z1.d, p1/m, z1.d
	revb z31.h, p7/z, z31.h
	revb z1.s, p1/z, z1.s
	revb z31.d, p7/z, z31.d
	revd z1.q, p1/m, z1.q
	revd z31.q, p7/z, z31.q
	revh z31.s, p7/m, z31.s
	revh z1.d, p1/m, z1.d
	revh z31.s, p7/z, z31.s
	revh z1.d, p1/z, z1.d
	revw z31.d, p7/m, z31.d
	revw z1.d, p1/z, z1.d
	sabd z31.b, p7/m, z31.b, z31.b
	sabd z1.h, p1/m, z1.h, z1.h
	sabd z31.s, p7/m, z31.s, z31.s
	sabd z1.d, p1/m, z1.d, z1.d
	sadalp z31.h, p7/m, z31.b
	sadalp z1.s, p1/m, z1.h
	sadalp z31.d, p7/m, z31.s
	saddv d1, p1, z1.b
	saddv d31, p7, z31.h
	saddv d1, p1, z1.s
	scvtf z31.h, p7/z, z31.h
	scvtf z1.s, p1/z, z1.s
	scvtf z31.d, p7/z, z31.d
	scvtf z1.h, p1/z, z1.d
	scvtf z31.h, p7/z, z31.s
	scvtf z1.s, p1/z, z1.d
	scvtf z31.d, p7/z, z31.s
	scvtf z31.h, p7/m, z31.h
	scvtf z1.s, p1/m, z1.s
	scvtf z31.d, p7/m, z31.d
	scvtf z1.h, p1/m, z1.d
	scvtf z31.h, p7/m, z31.s
	scvtf z1.s, p1/m, z1.d
	scvtf z31.d, p7/m, z31.s
	sdiv z1.s, p1/m, z1.s, z1.s
	sdiv z31.d, p7/m, z31.d, z31.d
	sdivr z1.s, p1/m, z1.s, z1.s
	sdivr z31.d, p7/m, z31.d, z31.d
	sel z31.b, p15, z31.b, z31.b
	sel z1.h, p1, z1.h, z1.h
	sel z31.s, p15, z31.s, z31.s
	sel z1.d, p1, z1.d, z1.d
	sel {z2.b, z3.b}, pn9, {z2.b, z3.b}, {z2.b, z3.b}
	sel {z30.h, z31.h}, pn15, {z30.h, z31.h}, {z30.h, z31.h}
	sel {z2.s, z3.s}, pn9, {z2.s, z3.s}, {z2.s, z3.s}
	sel {z30.d, z31.d}, pn15, {z30.d, z31.d}, {z30.d, z31.d}
	sel {z4.b, z5.b, z6.b, z7.b}, pn9, {z4.b, z5.b, z6.b, z7.b}, {z4.b, z5.b, z6.b, z7.b}
	sel {z28.h, z29.h, z30.h, z31.h}, pn15, {z28.h, z29.h, z30.h, z31.h}, {z28.h, z29.h, z30.h, z31.h}
	sel {z4.s, z5.s, z6.s, z7.s}, pn9, {z4.s, z5.s, z6.s, z7.s}, {z4.s, z5.s, z6.s, z7.s}
	sel {z28.d, z29.d, z30.d, z31.d}, pn15, {z28.d, z29.d, z30.d, z31.d}, {z28.d, z29.d, z30.d, z31.d}
	shadd z1.b, p1/m, z1.b, z1.b
	shadd z31.h, p7/m, z31.h, z31.h
	shadd z1.s, p1/m, z1.s, z1.s
	shadd z31.d, p7/m, z31.d, z31.d
	shsub z31.b, p7/m, z31.b, z31.b
	shsub z1.h, p1/m, z1.h, z1.h
	shsub z31.s, p7/m, z31.s, z31.s
	shsub z1.d, p1/m, z1.d, z1.d
	shsubr z31.b, p7/m, z31.b, z31.b
	shsubr z1.h, p1/m, z1.h, z1.h
	shsubr z31.s, p7/m, z31.s, z31.s
	shsubr z1.d, p1/m, z1.d, z1.d
	smax z31.b, p7/m, z31.b, z31.b
	smax z1.h, p1/m, z1.h, z1.h
	smax z31.s, p7/m, z31.s, z31.s
	smax z1.d, p1/m, z1.d, z1.d
	smaxp z31.b, p7/m, z31.b, z31.b
	smaxp z1.h, p1/m, z1.h, z1.h
	smaxp z31.s, p7/m, z31.s, z31.s
	smaxp z1.d, p1/m, z1.d, z1.d
	smaxqv v31.16b, p7, z31.b
	smaxqv v1.8h, p1, z1.h
	smaxqv v31.4s, p7, z31.s
	smaxqv v1.2d, p1, z1.d
	smaxv b31, p7, z31.b
	smaxv h1, p1, z1.h
	smaxv s31, p7, z31.s
	smaxv d1, p1, z1.d
	smin z31.b, p7/m, z31.b, z31.b
	smin z1.h, p1/m, z1.h, z1.h
	smin z31.s, p7/m, z31.s, z31.s
	smin z1.d, p1/m, z1.d, z1.d
	sminp z1.b, p1/m, z1.b, z1.b
	sminp z31.h, p7/m, z31.h, z31.h
	sminp z1.s, p1/m, z1.s, z1.s
	sminp z31.d, p7/m, z31.d, z31.d
	sminqv v1.16b, p1, z1.b
	sminqv v31.8h, p7, z31.h
	sminqv v1.4s, p1, z1.s
	sminqv v31.2d, p7, z31.d
	sminv b31, p7, z31.b
	sminv h1, p1, z1.h
	sminv s31, p7, z31.s
	sminv d1, p1, z1.d
	smulh z1.b, p1/m, z1.b, z1.b
	smulh z31.h, p7/m, z31.h, z31.h
	smulh z1.s, p1/m, z1.s, z1.s
	smulh z31.d, p7/m, z31.d, z31.d
	splice z31.b, p7, z31.b, z31.b
	splice z1.h, p1, z1.h, z1.h
	splice z31.s, p7, z31.s, z31.s
	splice z1.d, p1, z1.d, z1.d
	splice z31.b, p7, {z31.b, z0.b}
	splice z1.h, p1, {z1.h, z2.h}
	splice z31.s, p7, {z31.s, z0.s}
	splice z1.d, p1, {z1.d, z2.d}
	sqabs z31.b, p7/z, z31.b
	sqabs z1.h, p1/z, z1.h
	sqabs z31.s, p7/z, z31.s
	sqabs z1.d, p1/z, z1.d
	sqabs z31.b, p7/m, z31.b
	sqabs z1.h, p1/m, z1.h
	sqabs z31.s, p7/m, z31.s
	sqabs z1.d, p1/m, z1.d
	sqadd z1.b, p1/m, z1.b, z1.b
	sqadd z31.h, p7/m, z31.h, z31.h
	sqadd z1.s, p1/m, z1.s, z1.s
	sqadd z31.d, p7/m, z31.d, z31.d
	sqdecp z31.h, p15
	sqdecp z1.s, p1
	sqdecp z31.d, p15
	sqdecp z1.h, p1.h
	sqdecp z31.s, p15.s
	sqdecp z1.d, p1.d
	sqincp z1.h, p1
	sqincp z31.s, p15
	sqincp z1.d, p1
	sqincp z31.h, p15.h
	sqincp z1.s, p1.s
	sqincp z31.d, p15.d
	sqneg z1.b, p1/z, z1.b
	sqneg z31.h, p7/z, z31.h
	sqneg z1.s, p1/z, z1.s
	sqneg z31.d, p7/z, z31.d
	sqneg z1.b, p1/m, z1.b
	sqneg z31.h, p7/m, z31.h
	sqneg z1.s, p1/m, z1.s
	sqneg z31.d, p7/m, z31.d
	sqrshl z1.b, p1/m, z1.b, z1.b
	sqrshl z31.h, p7/m, z31.h, z31.h
	sqrshl z1.s, p1/m, z1.s, z1.s
	sqrshl z31.d, p7/m, z31.d, z31.d
	sqrshlr z31.b, p7/m, z31.b, z31.b
	sqrshlr z1.h, p1/m, z1.h, z1.h
	sqrshlr z31.s, p7/m, z31.s, z31.s
	sqrshlr z1.d, p1/m, z1.d, z1.d
	sqshl z31.b, p7/m, z31.b, #7
	sqshl z1.h, p1/m, z1.h, #1
	sqshl z31.s, p7/m, z31.s, #31
	sqshl z1.d, p1/m, z1.d, #1
	sqshl z31.b, p7/m, z31.b, z31.b
	sqshl z1.h, p1/m, z1.h, z1.h
	sqshl z31.s, p7/m, z31.s, z31.s
	sqshl z1.d, p1/m, z1.d, z1.d
	sqshlr z1.b, p1/m, z1.b, z1.b
	sqshlr z31.h, p7/m, z31.h, z31.h
	sqshlr z1.s, p1/m, z1.s, z1.s
	sqshlr z31.d, p7/m, z31.d, z31.d
	sqshlu z1.b, p1/m, z1.b, #1
	sqshlu z31.h, p7/m, z31.h, #15
	sqshlu z1.s, p1/m, z1.s, #1
	sqshlu z31.d, p7/m, z31.d, #63
	sqsub z31.b, p7/m, z31.b, z31.b
	sqsub z1.h, p1/m, z1.h, z1.h
	sqsub z31.s, p7/m, z31.s, z31.s
	sqsub z1.d, p1/m, z1.d, z1.d
	sqsubr z1.b, p1/m, z1.b, z1.b
	sqsubr z31.h, p7/m, z31.h, z31.h
	sqsubr z1.s, p1/m, z1.s, z1.s
	sqsubr z31.d, p7/m, z31.d, z31.d
	srhadd z1.b, p1/m, z1.b, z1.b
	srhadd z31.h, p7/m, z31.h, z31.h
	srhadd z1.s, p1/m, z1.s, z1.s
	srhadd z31.d, p7/m, z31.d, z31.d
	srshl z1.b, p1/m, z1.b, z1.b
	srshl z31.h, p7/m, z31.h, z31.h
	srshl z1.s, p1/m, z1.s, z1.s
	srshl z31.d, p7/m, z31.d, z31.d
	srshlr z1.b, p1/m, z1.b, z1.b
	srshlr z31.h, p7/m, z31.h, z31.h
	srshlr z1.s, p1/m, z1.s, z1.s
	srshlr z31.d, p7/m, z31.d, z31.d
	srshr z1.b, p1/m, z1.b, #7
	srshr z31.h, p7/m, z31.h, #1
	srshr z1.s, p1/m, z1.s, #31
	srshr z31.d, p7/m, z31.d, #1
	sub z1.b, p1/m, z1.b, z1.b
	sub z31.h, p7/m, z31.h, z31.h
	sub z1.s, p1/m, z1.s, z1.s
	sub z31.d, p7/m, z31.d, z31.d
	subp z31.b, p7/m, z31.b, z31.b
	subp z1.h, p1/m, z1.h, z1.h
	subp z31.s, p7/m, z31.s, z31.s
	subp z1.d, p1/m, z1.d, z1.d
	subpt z1.d, p1/m, z1.d, z1.d
	subr z1.b, p1/m, z1.b, z1.b
	subr z31.h, p7/m, z31.h, z31.h
	subr z1.s, p1/m, z1.s, z1.s
	subr z31.d, p7/m, z31.d, z31.d
	suqadd z31.b, p7/m, z31.b, z31.b
	suqadd z1.h, p1/m, z1.h, z1.h
	suqadd z31.s, p7/m, z31.s, z31.s
	suqadd z1.d, p1/m, z1.d, z1.d
	sxtb z1.h, p1/z, z1.h
	sxtb z31.s, p7/z, z31.s
	sxtb z1.d, p1/z, z1.d
	sxtb z31.h, p7/m, z31.h
	sxtb z1.s, p1/m, z1.s
	sxtb z31.d, p7/m, z31.d
	sxth z1.s, p1/m, z1.s
	sxth z31.d, p7/m, z31.d
	sxth z1.s, p1/z, z1.s
	sxth z31.d, p7/z, z31.d
	sxtw z1.d, p1/m, z1.d
	sxtw z31.d, p7/z, z31.d
	uabd z1.b, p1/m, z1.b, z1.b
	uabd z31.h, p7/m, z31.h, z31.h
	uabd z1.s, p1/m, z1.s, z1.s
	uabd z31.d, p7/m, z31.d, z31.d
	uadalp z31.h, p7/m, z31.b
	uadalp z1.s, p1/m, z1.h
	uadalp z31.d, p7/m, z31.s
	uaddv d1, p1, z1.b
	uaddv d31, p7, z31.h
	uaddv d1, p1, z1.s
	uaddv d31, p7, z31.d
	ucvtf z31.h, p7/z, z31.h
	ucvtf z1.s, p1/z, z1.s
	ucvtf z31.d, p7/z, z31.d
	ucvtf z1.h, p1/z, z1.d
	ucvtf z31.h, p7/z, z31.s
	ucvtf z1.s, p1/z, z1.d
	ucvtf z31.d, p7/z, z31.s
	ucvtf z31.h, p7/m, z31.h
	ucvtf z1.s, p1/m, z1.s
	ucvtf z31.d, p7/m, z31.d
	ucvtf z1.h, p1/m, z1.d
	ucvtf z31.h, p7/m, z31.s
	ucvtf z1.s, p1/m, z1.d
	ucvtf z31.d, p7/m, z31.s
	udiv z1.s, p1/m, z1.s, z1.s
	udiv z31.d, p7/m, z31.d, z31.d
	udivr z1.s, p1/m, z1.s, z1.s
	udivr z31.d, p7/m, z31.d, z31.d
	uhadd z1.b, p1/m, z1.b, z1.b
	uhadd z31.h, p7/m, z31.h, z31.h
	uhadd z1.s, p1/m, z1.s, z1.s
	uhadd z31.d, p7/m, z31.d, z31.d
	uhsub z1.b, p1/m, z1.b, z1.b
	uhsub z31.h, p7/m, z31.h, z31.h
	uhsub z1.s, p1/m, z1.s, z1.s
	uhsub z31.d, p7/m, z31.d, z31.d
	uhsubr z31.b, p7/m, z31.b, z31.b
	uhsubr z1.h, p1/m, z1.h, z1.h
	uhsubr z31.s, p7/m, z31.s, z31.s
	uhsubr z1.d, p1/m, z1.d, z1.d
	umax z31.b, p7/m, z31.b, z31.b
	umax z1.h, p1/m, z1.h, z1.h
	umax z31.s, p7/m, z31.s, z31.s
	umax z1.d, p1/m, z1.d, z1.d
	umaxp z1.b, p1/m, z1.b, z1.b
	umaxp z31.h, p7/m, z31.h, z31.h
	umaxp z1.s, p1/m, z1.s, z1.s
	umaxp z31.d, p7/m, z31.d, z31.d
	umaxqv v31.16b, p7, z31.b
	umaxqv v1.8h, p1, z1.h
	umaxqv v31.4s, p7, z31.s
	umaxqv v1.2d, p1, z1.d
	umaxv b31, p7, z31.b
	umaxv h1, p1, z1.h
	umaxv s31, p7, z31.s
	umaxv d1, p1, z1.d
	umin z1.b, p1/m, z1.b, z1.b
	umin z31.h, p7/m, z31.h, z31.h
	umin z1.s, p1/m, z1.s, z1.s
	umin z31.d, p7/m, z31.d, z31.d
	uminp z31.b, p7/m, z31.b, z31.b
	uminp z1.h, p1/m, z1.h, z1.h
	uminp z31.s, p7/m, z31.s, z31.s
	uminp z1.d, p1/m, z1.d, z1.d
	uminqv v1.16b, p1, z1.b
	uminqv v31.8h, p7, z31.h
	uminqv v1.4s, p1, z1.s
	uminqv v31.2d, p7, z31.d
	uminv b1, p1, z1.b
	uminv h31, p7, z31.h
	uminv s1, p1, z1.s
	uminv d31, p7, z31.d
	umulh z31.b, p7/m, z31.b, z31.b
	umulh z1.h, p1/m, z1.h, z1.h
	umulh z31.s, p7/m, z31.s, z31.s
	umulh z1.d, p1/m, z1.d, z1.d
	uqadd z1.b, p1/m, z1.b, z1.b
	uqadd z31.h, p7/m, z31.h, z31.h
	uqadd z1.s, p1/m, z1.s, z1.s
	uqadd z31.d, p7/m, z31.d, z31.d
	uqdecp z1.h, p1
	uqdecp z31.s, p15
	uqdecp z1.d, p1
	uqdecp z31.h, p15.h
	uqdecp z1.s, p1.s
	uqdecp z31.d, p15.d
	uqincp z31.h, p15
	uqincp z1.s, p1
	uqincp z31.d, p15
	uqincp z1.h, p1.h
	uqincp z31.s, p15.s
	uqincp z1.d, p1.d
	uqrshl z1.b, p1/m, z1.b, z1.b
	uqrshl z31.h, p7/m, z31.h, z31.h
	uqrshl z1.s, p1/m, z1.s, z1.s
	uqrshl z31.d, p7/m, z31.d, z31.d
	uqrshlr z31.b, p7/m, z31.b, z31.b
	uqrshlr z1.h, p1/m, z1.h, z1.h
	uqrshlr z31.s, p7/m, z31.s, z31.s
	uqrshlr z1.d, p1/m, z1.d, z1.d
	uqshl z1.b, p1/m, z1.b, #1
	uqshl z31.h, p7/m, z31.h, #15
	uqshl z1.s, p1/m, z1.s, #1
	uqshl z31.d, p7/m, z31.d, #63
	uqshl z1.b, p1/m, z1.b, z1.b
	uqshl z31.h, p7/m, z31.h, z31.h
	uqshl z1.s, p1/m, z1.s, z1.s
	uqshl z31.d, p7/m, z31.d, z31.d
	uqshlr z1.b, p1/m, z1.b, z1.b
	uqshlr z31.h, p7/m, z31.h, z31.h
	uqshlr z1.s, p1/m, z1.s, z1.s
	uqshlr z31.d, p7/m, z31.d, z31.d
	uqsub z1.b, p1/m, z1.b, z1.b
	uqsub z31.h, p7/m, z31.h, z31.h
	uqsub z1.s, p1/m, z1.s, z1.s
	uqsub z31.d, p7/m, z31.d, z31.d
	uqsubr z1.b, p1/m, z1.b, z1.b
	uqsubr z31.h, p7/m, z31.h, z31.h
	uqsubr z1.s, p1/m, z1.s, z1.s
	uqsubr z31.d, p7/m, z31.d, z31.d
	urecpe z1.s, p1/m, z1.s
	urecpe z31.s, p7/z, z31.s
	urhadd z1.b, p1/m, z1.b, z1.b
	urhadd z31.h, p7/m, z31.h, z31.h
	urhadd z1.s, p1/m, z1.s, z1.s
	urhadd z31.d, p7/m, z31.d, z31.d
	urshl z1.b, p1/m, z1.b, z1.b
	urshl z31.h, p7/m, z31.h, z31.h
	urshl z1.s, p1/m, z1.s, z1.s
	urshl z31.d, p7/m, z31.d, z31.d
	urshlr z1.b, p1/m, z1.b, z1.b
	urshlr z31.h, p7/m, z31.h, z31.h
	urshlr z1.s, p1/m, z1.s, z1.s
	urshlr z31.d, p7/m, z31.d, z31.d
	urshr z31.b, p7/m, z31.b, #1
	urshr z1.h, p1/m, z1.h, #15
	urshr z31.s, p7/m, z31.s, #1
	urshr z1.d, p1/m, z1.d, #63
	ursqrte z1.s, p1/m, z1.s
	ursqrte z31.s, p7/z, z31.s
	usqadd z1.b, p1/m, z1.b, z1.b
	usqadd z31.h, p7/m, z31.h, z31.h
	usqadd z1.s, p1/m, z1.s, z1.s
	usqadd z31.d, p7/m, z31.d, z31.d
	uxtb z1.h, p1/z, z1.h
	uxtb z31.s, p7/z, z31.s
	uxtb z1.d, p1/z, z1.d
	uxtb z31.h, p7/m, z31.h
	uxtb z1.s, p1/m, z1.s
	uxtb z31.d, p7/m, z31.d
	uxth z1.s, p1/m, z1.s
	uxth z31.d, p7/m, z31.d
	uxth z1.s, p1/z, z1.s
	uxth z31.d, p7/z, z31.d
	uxtw z1.d, p1/m, z1.d
	uxtw z31.d, p7/z, z31.d
