@ triple: thumbv7-linux-gnueabihf
@ mattr: +no-neg-immediates
	add	sp, #-8
	adds	r1, r2, #-7
	subs	r1, #-200
	add.w	sp, sp, #-256
	subw	r1, r2, #-257
	cmp	r1, #-8
	mov	r1, #-8
	bic	r1, r2, #-8
	sbc	r1, r2, #-8
	adr	r1, #-4
	.arm
	add	r1, r2, #-8
	cmn	r1, #-8
	mvn	r1, #-8
	and	r1, r2, #-8
	adc	r1, r2, #-8
