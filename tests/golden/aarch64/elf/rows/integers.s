// triple: aarch64-linux-gnu
// mattr: +all
// One statement of each row of the tables.
	abs w1, w1
	abs xzr, xzr
	adc wzr, wzr, wzr
	adc x1, x1, x1
	adcs w1, w1, w1
	adcs xzr, xzr, xzr
	add w3, w4, #5
	add wsp, wsp, #20480, lsl #0
	add x3, x4, #5
	add sp, sp, #20480, lsl #0
	add w3, w4, #5, lsl #12
	add sp, sp, #5, lsl #12
	add w3, w4, #-5
	add wsp, wsp, #-5, lsl #0
	add x3, x4, #-5
	add sp, sp, #-5, lsl #0
	add w3, w4, #-5, lsl #12
	add sp, sp, #-5, lsl #12
	add w1, w1, w1
	add wzr, wzr, wzr, asr #31
	add x1, x1, x1
	add xzr, xzr, xzr, asr #31
	add w3, w4, w1
	add sp, sp, xzr
	add w3, w4, w1, uxtb
	add sp, sp, wzr, sxtw #4
	add x3, x4, x1, sxtx
	addg sp, sp, #1008, #15
	addpl sp, sp, #-32
	addpt sp, sp, xzr
	addpt x3, x4, x1, lsl #1
	adds wzr, wsp, #20480
	adds w1, w4, #5, lsl #0
	adds xzr, sp, #20480
	adds x1, x4, #5, lsl #0
	adds wzr, wsp, #5, lsl #12
	adds x1, x4, #5, lsl #12
	adds wzr, wsp, #-5
	adds w1, w4, #-5, lsl #0
	adds xzr, sp, #-5
	adds x1, x4, #-5, lsl #0
	adds wzr, wsp, #-5, lsl #12
	adds x1, x4, #-5, lsl #12
	adds wzr, wzr, wzr
	adds w1, w1, w1, lsl #3
	adds xzr, xzr, xzr
	adds x1, x1, x1, lsl #3
	adds wzr, wsp, wzr
	adds x1, x4, x1
	adds wzr, wsp, wzr, sxtw #4
	adds x1, x4, w1, uxtb
	adds xzr, sp, xzr, uxtx #4
	addspl sp, sp, #-32
	addsvl x3, x4, #1
	addvl x3, x4, #1
	adr x1, #8
	adrp x1, #4096
	and w3, w1, #6
	and sp, xzr, #0x5555555555555555
	and w1, w1, w1
	and wzr, wzr, wzr, ror #31
	and x1, x1, x1
	and xzr, xzr, xzr, ror #31
	ands wzr, wzr, #1431655765
	ands x1, x1, #6
	ands wzr, wzr, wzr
	ands w1, w1, w1, lsl #3
	ands xzr, xzr, xzr
	ands x1, x1, x1, lsl #3
	asr w1, w1, #1
	asr xzr, xzr, #63
	asr w1, w1, w1
	asr xzr, xzr, xzr
	asrv w1, w1, w1
	asrv xzr, xzr, xzr
	axflag
	bal #8
	bcc #8
	bcs #8
	bfc w1, #3, #3
	bfc xzr, #3, #3
	bfi w1, w1, #3, #3
	bfi xzr, xzr, #3, #3
	bfm wzr, wzr, #31, #31
	bfm x1, x1, #1, #1
	bfxil w1, w1, #3, #3
	bfxil xzr, xzr, #3, #3
	bge #8
	bgt #8
	bhi #8
	bhs #8
	bic wsp, wzr, #4294967289
	bic x3, x1, #-7
	bic wzr, wzr, wzr
	bic w1, w1, w1, lsl #3
	bic xzr, xzr, xzr
	bic x1, x1, x1, lsl #3
	bics wzr, wzr, #4294967289
	bics x1, x1, #-7
	bics wzr, wzr, wzr
	bics w1, w1, w1, lsl #3
	bics xzr, xzr, xzr
	bics x1, x1, x1, lsl #3
	bmi #8
	bne #8
	bnv #8
	bpl #8
	bvc #8
	bvs #8
	ccmn wzr, wzr, #15, le
	ccmn x1, x1, #1, ne
	ccmn wzr, #31, #15, le
	ccmn x1, #1, #1, ne
	ccmp wzr, wzr, #15, le
	ccmp x1, x1, #1, ne
	ccmp wzr, #31, #15, le
	ccmp x1, #1, #1, ne
	cfinv
	cinc wzr, wzr, le
	cinc x1, x1, ne
	cinv w1, w1, ne
	cinv xzr, xzr, le
	cls w1, w1
	cls xzr, xzr
	clz w1, w1
	clz xzr, xzr
	cmn w3, #5
	cmn wsp, #20480, lsl #0
	cmn x3, #5
	cmn sp, #20480, lsl #0
	cmn w3, #5, lsl #12
	cmn sp, #5, lsl #12
	cmn w3, #-5
	cmn wsp, #-5, lsl #0
	cmn x3, #-5
	cmn sp, #-5, lsl #0
	cmn w3, #-5, lsl #12
	cmn sp, #-5, lsl #12
	cmn w1, w1
	cmn wzr, wzr, asr #31
	cmn x1, x1
	cmn xzr, xzr, asr #31
	cmn w3, w1
	cmn sp, xzr
	cmn w3, w1, uxtb
	cmn sp, wzr, sxtw #4
	cmn x3, x1, sxtx
	cmp wsp, #20480
	cmp w3, #5, lsl #0
	cmp sp, #20480
	cmp x3, #5, lsl #0
	cmp wsp, #5, lsl #12
	cmp x3, #5, lsl #12
	cmp wsp, #-5
	cmp w3, #-5, lsl #0
	cmp sp, #-5
	cmp x3, #-5, lsl #0
	cmp wsp, #-5, lsl #12
	cmp x3, #-5, lsl #12
	cmp wzr, wzr
	cmp w1, w1, lsl #3
	cmp xzr, xzr
	cmp x1, x1, lsl #3
	cmp wsp, wzr
	cmp x3, x1
	cmp wsp, wzr, sxtw #4
	cmp x3, w1, uxtb
	cmp sp, xzr, uxtx #4
	cmpp sp, sp
	cneg wzr, wzr, le
	cneg x1, x1, ne
	cnt w1, w1
	cnt xzr, xzr
	cntb xzr, all
	cntb x1, vl7, mul #3
	cntb xzr
	cntd x1, vl7
	cntd xzr, all, mul #16
	cntd x1
	cnth x1, vl7
	cnth xzr, all, mul #16
	cnth x1
	cntw xzr, all
	cntw x1, vl7, mul #3
	cntw xzr
	crc32b wzr, wzr, wzr
	crc32cb w1, w1, w1
	crc32ch w1, w1, w1
	crc32cw wzr, wzr, wzr
	crc32cx wzr, wzr, xzr
	crc32h wzr, wzr, wzr
	crc32w w1, w1, w1
	crc32x w1, w1, x1
	csel wzr, wzr, wzr, le
	csel x1, x1, x1, ne
	cset wzr, le
	cset x1, ne
	csetm wzr, le
	csetm x1, ne
	csinc w1, w1, w1, ne
	csinc xzr, xzr, xzr, le
	csinv w1, w1, w1, ne
	csinv xzr, xzr, xzr, le
	csneg w1, w1, w1, ne
	csneg xzr, xzr, xzr, le
	ctermeq w1, w1
	ctermeq xzr, xzr
	ctermne w1, w1
	ctermne xzr, xzr
	ctz wzr, wzr
	ctz x1, x1
	decb xzr, all
	decb x1, vl7, mul #3
	decb xzr
	decd xzr, all
	decd x1, vl7, mul #3
	decd xzr
	dech x1, vl7
	dech xzr, all, mul #16
	dech x1
	decw xzr, all
	decw x1, vl7, mul #3
	decw xzr
	drps
	eon wsp, wzr, #4294967289
	eon x3, x1, #-7
	eon wzr, wzr, wzr
	eon w1, w1, w1, lsl #3
	eon xzr, xzr, xzr
	eon x1, x1, x1, lsl #3
	eor wsp, wzr, #1431655765
	eor x3, x1, #6
	eor wzr, wzr, wzr
	eor w1, w1, w1, lsl #3
	eor xzr, xzr, xzr
	eor x1, x1, x1, lsl #3
	eret
	eretaa
	eretab
	extr wzr, wzr, wzr, #31
	extr x1, x1, x1, #1
	gmi x1, x4, x1
	incb x1, vl7
	incb xzr, all, mul #16
	incb x1
	incd x1, vl7
	incd xzr, all, mul #16
	incd x1
	inch x1, vl7
	inch xzr, all, mul #16
	inch x1
	incw xzr, all
	incw x1, vl7, mul #3
	incw xzr
	irg sp, sp
	irg x3, x4, x1
	ldr wzr, #8
	ldr x1, #8
	ldrsw xzr, #8
	lsl w1, w1, #3
	lsl xzr, xzr, #3
	lsl w1, w1, w1
	lsl xzr, xzr, xzr
	lslv w1, w1, w1
	lslv xzr, xzr, xzr
	lsr w1, w1, #1
	lsr xzr, xzr, #63
	lsr w1, w1, w1
	lsr xzr, xzr, xzr
	lsrv wzr, wzr, wzr
	lsrv x1, x1, x1
	madd wzr, wzr, wzr, wzr
	madd x1, x1, x1, x1
	maddpt xzr, xzr, xzr, xzr
	mneg wzr, wzr, wzr
	mneg x1, x1, x1
	mov w1, w1
	mov xzr, xzr
	mov w3, w4
	mov sp, sp
	mov w1, #305397760
	mov xzr, #305397760
	mov w1, #-305397761
	mov xzr, #-305397761
	mov w3, #6
	mov sp, #0x5555555555555555
	mov w1, #:abs_g0:symbol
	mov xzr, #:abs_g0:symbol
	movk wzr, #3
	movk x1, #3
	movk wzr, #65535, lsl #16
	movk x1, #1, lsl #16
	movn wzr, #3
	movn x1, #3
	movn wzr, #65535, lsl #16
	movn x1, #1, lsl #16
	movz w1, #3
	movz xzr, #3
	movz w1, #1, lsl #16
	movz xzr, #65535, lsl #48
	msub w1, w1, w1, w1
	msub xzr, xzr, xzr, xzr
	msubpt x1, x1, x1, x1
	mul w1, w1, w1
	mul xzr, xzr, xzr
	mvn w1, w1
	mvn wzr, wzr, ror #31
	mvn x1, x1
	mvn xzr, xzr, ror #31
	neg w1, w1
	neg wzr, wzr, asr #31
	neg x1, x1
	neg xzr, xzr, asr #31
	negs wzr, wzr
	negs w1, w1, lsl #3
	negs xzr, xzr
	negs x1, x1, lsl #3
	ngc wzr, wzr
	ngc x1, x1
	ngcs wzr, wzr
	ngcs x1, x1
	orn w3, w1, #4294967289
	orn sp, xzr, #-7
	orn w1, w1, w1
	orn wzr, wzr, wzr, ror #31
	orn x1, x1, x1
	orn xzr, xzr, xzr, ror #31
	orr w3, w1, #6
	orr sp, xzr, #0x5555555555555555
	orr w1, w1, w1
	orr wzr, wzr, wzr, ror #31
	orr x1, x1, x1
	orr xzr, xzr, xzr, ror #31
	prfm pstl3strm, #8
	rbit w1, w1
	rbit xzr, xzr
	rdsvl x1, #1
	rdvl xzr, #-32
	rev wzr, wzr
	rev x1, x1
	rev16 wzr, wzr
	rev16 x1, x1
	rev32 xzr, xzr
	rev64 xzr, xzr
	rmif xzr, #63, #15
	ror w1, w1, #1
	ror xzr, xzr, #63
	ror w1, w1, w1
	ror xzr, xzr, xzr
	rorv wzr, wzr, wzr
	rorv x1, x1, x1
	sbc w1, w1, w1
	sbc xzr, xzr, xzr
	sbcs wzr, wzr, wzr
	sbcs x1, x1, x1
	sbfiz w1, w1, #3, #3
	sbfiz xzr, xzr, #3, #3
	sbfm w1, w1, #1, #1
	sbfm xzr, xzr, #63, #63
	sbfx w1, w1, #3, #3
	sbfx xzr, xzr, #3, #3
	sdiv w1, w1, w1
	sdiv xzr, xzr, xzr
	setf16 wzr
	setf8 wzr
	setffr
	smaddl x1, w1, w1, x1
	smax wzr, wzr, wzr
	smax x1, x1, x1
	smax wzr, wzr, #-128
	smax x1, x1, #1
	smin wzr, wzr, wzr
	smin x1, x1, x1
	smin wzr, wzr, #-128
	smin x1, x1, #1
	smnegl x1, w1, w1
	smstart sm
	smstart
	smstop sm
	smstop
	smsubl xzr, wzr, wzr, xzr
	smulh xzr, xzr, xzr
	smull xzr, wzr, wzr
	sqdecb x1, w1, vl7
	sqdecb xzr, wzr, all, mul #16
	sqdecb x1, w1
	sqdecb xzr, all
	sqdecb x1, vl7, mul #3
	sqdecb xzr
	sqdecd x1, w1, vl7
	sqdecd xzr, wzr, all, mul #16
	sqdecd x1, w1
	sqdecd xzr, all
	sqdecd x1, vl7, mul #3
	sqdecd xzr
	sqdech xzr, wzr, all
	sqdech x1, w1, vl7, mul #3
	sqdech xzr, wzr
	sqdech x1, vl7
	sqdech xzr, all, mul #16
	sqdech x1
	sqdecw x1, w1, vl7
	sqdecw xzr, wzr, all, mul #16
	sqdecw x1, w1
	sqdecw xzr, all
	sqdecw x1, vl7, mul #3
	sqdecw xzr
	sqincb xzr, wzr, all
	sqincb x1, w1, vl7, mul #3
	sqincb xzr, wzr
	sqincb x1, vl7
	sqincb xzr, all, mul #16
	sqincb x1
	sqincd xzr, wzr, all
	sqincd x1, w1, vl7, mul #3
	sqincd xzr, wzr
	sqincd x1, vl7
	sqincd xzr, all, mul #16
	sqincd x1
	sqinch xzr, wzr, all
	sqinch x1, w1, vl7, mul #3
	sqinch xzr, wzr
	sqinch x1, vl7
	sqinch xzr, all, mul #16
	sqinch x1
	sqincw xzr, wzr, all
	sqincw x1, w1, vl7, mul #3
	sqincw xzr, wzr
	sqincw x1, vl7
	sqincw xzr, all, mul #16
	sqincw x1
	stcph
	sub w3, w4, #5
	sub wsp, wsp, #20480, lsl #0
	sub x3, x4, #5
	sub sp, sp, #20480, lsl #0
	sub w3, w4, #5, lsl #12
	sub sp, sp, #5, lsl #12
	sub w3, w4, #-5
	sub wsp, wsp, #-5, lsl #0
	sub x3, x4, #-5
	sub sp, sp, #-5, lsl #0
	sub w3, w4, #-5, lsl #12
	sub sp, sp, #-5, lsl #12
	sub w1, w1, w1
	sub wzr, wzr, wzr, asr #31
	sub x1, x1, x1
	sub xzr, xzr, xzr, asr #31
	sub w3, w4, w1
	sub sp, sp, xzr
	sub w3, w4, w1, uxtb
	sub sp, sp, wzr, sxtw #4
	sub x3, x4, x1, sxtx
	subg x3, x4, #16, #1
	subp x1, x4, x5
	subps x1, x4, x5
	subpt sp, sp, xzr
	subpt x3, x4, x1, lsl #1
	subs w1, w4, #5
	subs wzr, wsp, #20480, lsl #0
	subs x1, x4, #5
	subs xzr, sp, #20480, lsl #0
	subs w1, w4, #5, lsl #12
	subs xzr, sp, #5, lsl #12
	subs w1, w4, #-5
	subs wzr, wsp, #-5, lsl #0
	subs x1, x4, #-5
	subs xzr, sp, #-5, lsl #0
	subs w1, w4, #-5, lsl #12
	subs xzr, sp, #-5, lsl #12
	subs w1, w1, w1
	subs wzr, wzr, wzr, asr #31
	subs x1, x1, x1
	subs xzr, xzr, xzr, asr #31
	subs w1, w4, w1
	subs xzr, sp, xzr
	subs w1, w4, w1, uxtb
	subs xzr, sp, wzr, sxtw #4
	subs x1, x4, x1, sxtx
	sxtb wzr, wzr
	sxtb x1, w1
	sxtb xzr, xzr
	sxth wzr, wzr
	sxth x1, w1
	sxth xzr, xzr
	sxtw x1, x1
	sxtw xzr, wzr
	tchangeb x1, x1
	tchangeb xzr, xzr, nb
	tchangeb x1, #1
	tchangeb xzr, #127, nb
	tchangef xzr, xzr
	tchangef x1, x1, nb
	tchangef xzr, #127
	tchangef x1, #1, nb
	tenter #1
	tenter #127, nb
	texit
	texit nb
	tst w1, #6
	tst xzr, #0x5555555555555555
	tst w1, w1
	tst wzr, wzr, ror #31
	tst x1, x1
	tst xzr, xzr, ror #31
	ubfiz w1, w1, #3, #3
	ubfiz xzr, xzr, #3, #3
	ubfm wzr, wzr, #31, #31
	ubfm x1, x1, #1, #1
	ubfx wzr, wzr, #3, #3
	ubfx x1, x1, #3, #3
	udiv w1, w1, w1
	udiv xzr, xzr, xzr
	umaddl xzr, wzr, wzr, xzr
	umax wzr, wzr, wzr
	umax x1, x1, x1
	umax wzr, wzr, #255
	umax x1, x1, #1
	umin w1, w1, w1
	umin xzr, xzr, xzr
	umin w1, w1, #1
	umin xzr, xzr, #255
	umnegl x1, w1, w1
	umsubl xzr, wzr, wzr, xzr
	umulh x1, x1, x1
	umull x1, w1, w1
	uqdecb w1, vl7
	uqdecb wzr, all, mul #16
	uqdecb w1
	uqdecb xzr, all
	uqdecb x1, vl7, mul #3
	uqdecb xzr
	uqdecd wzr, all
	uqdecd w1, vl7, mul #3
	uqdecd wzr
	uqdecd x1, vl7
	uqdecd xzr, all, mul #16
	uqdecd x1
	uqdech w1, vl7
	uqdech wzr, all, mul #16
	uqdech w1
	uqdech xzr, all
	uqdech x1, vl7, mul #3
	uqdech xzr
	uqdecw w1, vl7
	uqdecw wzr, all, mul #16
	uqdecw w1
	uqdecw xzr, all
	uqdecw x1, vl7, mul #3
	uqdecw xzr
	uqincb w1, vl7
	uqincb wzr, all, mul #16
	uqincb w1
	uqincb xzr, all
	uqincb x1, vl7, mul #3
	uqincb xzr
	uqincd w1, vl7
	uqincd wzr, all, mul #16
	uqincd w1
	uqincd xzr, all
	uqincd x1, vl7, mul #3
	uqincd xzr
	uqinch w1, vl7
	uqinch wzr, all, mul #16
	uqinch w1
	uqinch xzr, all
	uqinch x1, vl7, mul #3
	uqinch xzr
	uqincw w1, vl7
	uqincw wzr, all, mul #16
	uqincw w1
	uqincw xzr, all
	uqincw x1, vl7, mul #3
	uqincw xzr
	uxtb w1, w1
	uxtb xzr, wzr
	uxth w1, w1
	uxth xzr, wzr
	uxtw x1, w1
	uxtw xzr, xzr
	xaflag
	xpacd xzr
	xpaci xzr
