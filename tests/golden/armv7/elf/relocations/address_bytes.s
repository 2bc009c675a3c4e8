@ triple: armv7-linux-gnueabihf
@ No field of A32 takes a byte of an address; half of one is only for movw and movt.
	adds	r7, :lower0_7:symbol
	add	r0, r1, #:upper8_15:symbol
	cmp	r1, #:lower8_15:symbol
	movs	r1, #:lower16:symbol
	bic	r1, r2, #:upper0_7:5
	msr	cpsr_f, #:lower0_7:symbol
	ldr	r0, :lower16:symbol
	adr	r1, #:lower0_7:5
symbol:
