// triple: aarch64-linux-gnu
// mattr: +all
// One statement of each row of the tables.
	abs d31, d31
	add d1, d1, d1
	bfcvt h1, s1
	cmeq d1, d1, d1
	cmeq d31, d31, #0
	cmge d31, d31, d31
	cmge d1, d1, #0
	cmgt d1, d1, d1
	cmgt d31, d31, #0
	cmhi d31, d31, d31
	cmhs d1, d1, d1
	cmle d1, d1, d1
	cmle d1, d1, #0
	cmlo d31, d31, d31
	cmls d1, d1, d1
	cmlt d1, d1, d1
	cmlt d1, d1, #0
	cmtst d1, d1, d1
	fabd s31, s31, s31
	fabd h1, h1, h1
	fabd d31, d31, d31
	fabs s1, s1
	fabs d31, d31
	fabs h1, h1
	facge s1, s1, s1
	facge h31, h31, h31
	facge d1, d1, d1
	facgt s31, s31, s31
	facgt h1, h1, h1
	facgt d31, d31, d31
	facle s31, s31, s31
	facle d1, d1, d1
	faclt s31, s31, s31
	faclt d1, d1, d1
	fadd s31, s31, s31
	fadd d1, d1, d1
	fadd h31, h31, h31
	fccmp h1, h1, #1, ne
	fccmp s31, s31, #15, le
	fccmp d1, d1, #1, ne
	fccmpe h31, h31, #15, le
	fccmpe s1, s1, #1, ne
	fccmpe d31, d31, #15, le
	fcmeq s1, s1, s1
	fcmeq h31, h31, h31
	fcmeq d1, d1, d1
	fcmeq s31, s31, #0.0
	fcmeq d1, d1, #0.0
	fcmeq h31, h31, #0.0
	fcmge s31, s31, s31
	fcmge h1, h1, h1
	fcmge d31, d31, d31
	fcmge s1, s1, #0.0
	fcmge d31, d31, #0.0
	fcmge h1, h1, #0.0
	fcmgt s31, s31, s31
	fcmgt h1, h1, h1
	fcmgt d31, d31, d31
	fcmgt s1, s1, #0.0
	fcmgt d31, d31, #0.0
	fcmgt h1, h1, #0.0
	fcmle s1, s1, s1
	fcmle d31, d31, d31
	fcmle s31, s31, #0.0
	fcmle d1, d1, #0.0
	fcmle h31, h31, #0.0
	fcmlt s1, s1, s1
	fcmlt d31, d31, d31
	fcmlt s31, s31, #0.0
	fcmlt d1, d1, #0.0
	fcmlt h31, h31, #0.0
	fcmp s1, s1
	fcmp s31, #0.0
	fcmp d1, d1
	fcmp d31, #0.0
	fcmp h1, h1
	fcmp h31, #0.0
	fcmpe s1, s1
	fcmpe s31, #0.0
	fcmpe d1, d1
	fcmpe d31, #0.0
	fcmpe h1, h1
	fcmpe h31, #0.0
	fcsel h31, h31, h31, le
	fcsel s1, s1, s1, ne
	fcsel d31, d31, d31, le
	fcvt d31, s31
	fcvt h1, s1
	fcvt s31, d31
	fcvt h1, d1
	fcvt s31, h31
	fcvt d1, h1
	fcvtas d31, s31
	fcvtas s1, d1
	fcvtas wzr, s31
	fcvtas w1, d1
	fcvtas s31, h31
	fcvtas w1, h1
	fcvtas s31, s31
	fcvtas d1, d1
	fcvtas h31, h31
	fcvtas x1, s1
	fcvtas xzr, d31
	fcvtas d1, h1
	fcvtas xzr, h31
	fcvtau d31, s31
	fcvtau s1, d1
	fcvtau wzr, s31
	fcvtau w1, d1
	fcvtau s31, h31
	fcvtau w1, h1
	fcvtau s31, s31
	fcvtau d1, d1
	fcvtau h31, h31
	fcvtau x1, s1
	fcvtau xzr, d31
	fcvtau d1, h1
	fcvtau xzr, h31
	fcvtms d31, s31
	fcvtms s1, d1
	fcvtms wzr, s31
	fcvtms w1, d1
	fcvtms s31, h31
	fcvtms w1, h1
	fcvtms s31, s31
	fcvtms d1, d1
	fcvtms h31, h31
	fcvtms x1, s1
	fcvtms xzr, d31
	fcvtms d1, h1
	fcvtms xzr, h31
	fcvtmu d1, s1
	fcvtmu s31, d31
	fcvtmu w1, s1
	fcvtmu wzr, d31
	fcvtmu s1, h1
	fcvtmu wzr, h31
	fcvtmu s1, s1
	fcvtmu d31, d31
	fcvtmu h1, h1
	fcvtmu xzr, s31
	fcvtmu x1, d1
	fcvtmu d31, h31
	fcvtmu x1, h1
	fcvtns d31, s31
	fcvtns s1, d1
	fcvtns wzr, s31
	fcvtns w1, d1
	fcvtns s31, h31
	fcvtns w1, h1
	fcvtns s31, s31
	fcvtns d1, d1
	fcvtns h31, h31
	fcvtns x1, s1
	fcvtns xzr, d31
	fcvtns d1, h1
	fcvtns xzr, h31
	fcvtnu d31, s31
	fcvtnu s1, d1
	fcvtnu wzr, s31
	fcvtnu w1, d1
	fcvtnu s31, h31
	fcvtnu w1, h1
	fcvtnu s31, s31
	fcvtnu d1, d1
	fcvtnu h31, h31
	fcvtnu x1, s1
	fcvtnu xzr, d31
	fcvtnu d1, h1
	fcvtnu xzr, h31
	fcvtps d31, s31
	fcvtps s1, d1
	fcvtps wzr, s31
	fcvtps w1, d1
	fcvtps s31, h31
	fcvtps w1, h1
	fcvtps s31, s31
	fcvtps d1, d1
	fcvtps h31, h31
	fcvtps x1, s1
	fcvtps xzr, d31
	fcvtps d1, h1
	fcvtps xzr, h31
	fcvtpu d1, s1
	fcvtpu s31, d31
	fcvtpu w1, s1
	fcvtpu wzr, d31
	fcvtpu s1, h1
	fcvtpu wzr, h31
	fcvtpu s1, s1
	fcvtpu d31, d31
	fcvtpu h1, h1
	fcvtpu xzr, s31
	fcvtpu x1, d1
	fcvtpu d31, h31
	fcvtpu x1, h1
	fcvtxn s31, d31
	fcvtzs wzr, s31, #1
	fcvtzs d1, s1
	fcvtzs s31, d31
	fcvtzs w1, s1
	fcvtzs wzr, d31, #1
	fcvtzs w1, d1
	fcvtzs wzr, h31, #1
	fcvtzs s1, h1
	fcvtzs wzr, h31
	fcvtzs s31, s31
	fcvtzs d1, d1
	fcvtzs h31, h31
	fcvtzs h1, h1, #15
	fcvtzs s31, s31, #1
	fcvtzs d1, d1, #63
	fcvtzs xzr, s31, #1
	fcvtzs x1, s1
	fcvtzs xzr, d31, #1
	fcvtzs x1, d1
	fcvtzs xzr, h31, #1
	fcvtzs d1, h1
	fcvtzs xzr, h31
	fcvtzu wzr, s31, #1
	fcvtzu d1, s1
	fcvtzu s31, d31
	fcvtzu w1, s1
	fcvtzu wzr, d31, #1
	fcvtzu w1, d1
	fcvtzu wzr, h31, #1
	fcvtzu s1, h1
	fcvtzu wzr, h31
	fcvtzu s31, s31
	fcvtzu d1, d1
	fcvtzu h31, h31
	fcvtzu h1, h1, #15
	fcvtzu s31, s31, #1
	fcvtzu d1, d1, #63
	fcvtzu xzr, s31, #1
	fcvtzu x1, s1
	fcvtzu xzr, d31, #1
	fcvtzu x1, d1
	fcvtzu xzr, h31, #1
	fcvtzu d1, h1
	fcvtzu xzr, h31
	fdiv s31, s31, s31
	fdiv d1, d1, d1
	fdiv h31, h31, h31
	fjcvtzs wzr, d31
	fmadd s31, s31, s31, s31
	fmadd d1, d1, d1, d1
	fmadd h31, h31, h31, h31
	fmax s31, s31, s31
	fmax d1, d1, d1
	fmax h31, h31, h31
	fmaxnm s31, s31, s31
	fmaxnm d1, d1, d1
	fmaxnm h31, h31, h31
	fmin s31, s31, s31
	fmin d1, d1, d1
	fmin h31, h31, h31
	fminnm s1, s1, s1
	fminnm d31, d31, d31
	fminnm h1, h1, h1
	fmov h31, #0.0
	fmov s1, #0.0
	fmov d31, #0.0
	fmov wzr, s31
	fmov s1, #1.5
	fmov s31, s31
	fmov s1, w1
	fmov d31, #-0.125
	fmov d1, d1
	fmov wzr, h31
	fmov h1, #1.5
	fmov h31, h31
	fmov h1, w1
	fmov xzr, d31
	fmov d1, x1
	fmov xzr, h31
	fmov h1, x1
	fmsub s1, s1, s1, s1
	fmsub d31, d31, d31, d31
	fmsub h1, h1, h1, h1
	fmul s31, s31, s31
	fmul d1, d1, d1
	fmul h31, h31, h31
	fmulx s1, s1, s1
	fmulx h31, h31, h31
	fmulx d1, d1, d1
	fneg s31, s31
	fneg d1, d1
	fneg h31, h31
	fnmadd s1, s1, s1, s1
	fnmadd d31, d31, d31, d31
	fnmadd h1, h1, h1, h1
	fnmsub s31, s31, s31, s31
	fnmsub d1, d1, d1, d1
	fnmsub h31, h31, h31, h31
	fnmul s31, s31, s31
	fnmul d1, d1, d1
	fnmul h31, h31, h31
	frecpe s31, s31
	frecpe d1, d1
	frecpe h31, h31
	frecps s1, s1, s1
	frecps h31, h31, h31
	frecps d1, d1, d1
	frecpx s1, s1
	frecpx d31, d31
	frecpx h1, h1
	frint32x s1, s1
	frint32x d31, d31
	frint32z s31, s31
	frint32z d1, d1
	frint64x s1, s1
	frint64x d31, d31
	frint64z s1, s1
	frint64z d31, d31
	frinta s1, s1
	frinta d31, d31
	frinta h1, h1
	frinti s1, s1
	frinti d31, d31
	frinti h1, h1
	frintm s1, s1
	frintm d31, d31
	frintm h1, h1
	frintn s1, s1
	frintn d31, d31
	frintn h1, h1
	frintp s31, s31
	frintp d1, d1
	frintp h31, h31
	frintx s31, s31
	frintx d1, d1
	frintx h31, h31
	frintz s1, s1
	frintz d31, d31
	frintz h1, h1
	frsqrte s31, s31
	frsqrte d1, d1
	frsqrte h31, h31
	frsqrts s31, s31, s31
	frsqrts h1, h1, h1
	frsqrts d31, d31, d31
	fsqrt s31, s31
	fsqrt d1, d1
	fsqrt h31, h31
	fsub s31, s31, s31
	fsub d1, d1, d1
	fsub h31, h31, h31
	ldr s31, #8
	ldr d1, #8
	ldr q31, #8
	movi d1, #0xff00ff00ff00ff00
	neg d31, d31
	scvtf s1, w1, #31
	scvtf d31, s31
	scvtf s1, d1
	scvtf s31, wzr
	scvtf d1, w1, #31
	scvtf d31, wzr
	scvtf h1, w1, #31
	scvtf h31, wzr
	scvtf h1, s1
	scvtf s1, s1
	scvtf d31, d31
	scvtf h1, h1
	scvtf h31, h31, #1
	scvtf s1, s1, #31
	scvtf d31, d31, #1
	scvtf s1, x1, #63
	scvtf s31, xzr
	scvtf d1, x1, #63
	scvtf d31, xzr
	scvtf h1, x1, #63
	scvtf h31, xzr
	scvtf h1, d1
	sha1h s1, s1
	shl d31, d31, #63
	sli d31, d31, #63
	sqabs s31, s31
	sqabs b1, b1
	sqabs d31, d31
	sqabs h1, h1
	sqadd s31, s31, s31
	sqadd b1, b1, b1
	sqadd d31, d31, d31
	sqadd h1, h1, h1
	sqdmlal s31, h31, h31
	sqdmlal d1, s1, s1
	sqdmlsl s1, h1, h1
	sqdmlsl d31, s31, s31
	sqdmulh s31, s31, s31
	sqdmulh h1, h1, h1
	sqdmull s1, h1, h1
	sqdmull d31, s31, s31
	sqneg s1, s1
	sqneg b31, b31
	sqneg d1, d1
	sqneg h31, h31
	sqrdmlah h1, h1, h1
	sqrdmlah s31, s31, s31
	sqrdmlsh h31, h31, h31
	sqrdmlsh s1, s1, s1
	sqrdmulh s31, s31, s31
	sqrdmulh h1, h1, h1
	sqrshl b1, b1, b1
	sqrshl d31, d31, d31
	sqrshl h1, h1, h1
	sqrshl s31, s31, s31
	sqrshrn b1, h1, #7
	sqrshrn h31, s31, #1
	sqrshrn s1, d1, #31
	sqrshrun b1, h1, #7
	sqrshrun h31, s31, #1
	sqrshrun s1, d1, #31
	sqshl b31, b31, b31
	sqshl d1, d1, d1
	sqshl h31, h31, h31
	sqshl s1, s1, s1
	sqshl b31, b31, #7
	sqshl h1, h1, #1
	sqshl s31, s31, #31
	sqshl d1, d1, #1
	sqshlu b1, b1, #1
	sqshlu h31, h31, #15
	sqshlu s1, s1, #1
	sqshlu d31, d31, #63
	sqshrn b31, h31, #1
	sqshrn h1, s1, #15
	sqshrn s31, d31, #1
	sqshrun b1, h1, #7
	sqshrun h31, s31, #1
	sqshrun s1, d1, #31
	sqsub b1, b1, b1
	sqsub d31, d31, d31
	sqsub h1, h1, h1
	sqsub s31, s31, s31
	sqxtn s31, d31
	sqxtn b1, h1
	sqxtn h31, s31
	sqxtun s31, d31
	sqxtun b1, h1
	sqxtun h31, s31
	sri d1, d1, #63
	srshl d31, d31, d31
	srshr d31, d31, #1
	srsra d31, d31, #1
	sshl d31, d31, d31
	sshr d1, d1, #63
	ssra d1, d1, #63
	sub d1, d1, d1
	suqadd s31, s31
	suqadd b1, b1
	suqadd d31, d31
	suqadd h1, h1
	ucvtf s1, w1, #31
	ucvtf d31, s31
	ucvtf s1, d1
	ucvtf s31, wzr
	ucvtf d1, w1, #31
	ucvtf d31, wzr
	ucvtf h1, w1, #31
	ucvtf h31, wzr
	ucvtf h1, s1
	ucvtf s1, s1
	ucvtf d31, d31
	ucvtf h1, h1
	ucvtf h31, h31, #1
	ucvtf s1, s1, #31
	ucvtf d31, d31, #1
	ucvtf s1, x1, #63
	ucvtf s31, xzr
	ucvtf d1, x1, #63
	ucvtf d31, xzr
	ucvtf h1, x1, #63
	ucvtf h31, xzr
	ucvtf h1, d1
	uqadd b31, b31, b31
	uqadd d1, d1, d1
	uqadd h31, h31, h31
	uqadd s1, s1, s1
	uqrshl b1, b1, b1
	uqrshl h31, h31, h31
	uqrshl s1, s1, s1
	uqrshl d31, d31, d31
	uqrshrn b31, h31, #1
	uqrshrn h1, s1, #15
	uqrshrn s31, d31, #1
	uqshl b1, b1, b1
	uqshl h31, h31, h31
	uqshl s1, s1, s1
	uqshl b31, b31, #7
	uqshl h1, h1, #1
	uqshl s31, s31, #31
	uqshl d1, d1, #1
	uqshl d31, d31, d31
	uqshrn b31, h31, #1
	uqshrn h1, s1, #15
	uqshrn s31, d31, #1
	uqsub b31, b31, b31
	uqsub h1, h1, h1
	uqsub s31, s31, s31
	uqsub d1, d1, d1
	uqxtn s31, d31
	uqxtn b1, h1
	uqxtn h31, s31
	urshl d31, d31, d31
	urshr d1, d1, #63
	ursra d31, d31, #1
	ushl d1, d1, d1
	ushr d1, d1, #63
	usqadd s1, s1
	usqadd b31, b31
	usqadd d1, d1
	usqadd h31, h31
	usra d31, d31, #1
