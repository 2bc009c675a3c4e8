// triple: aarch64-linux-gnu
	.text
	add x0, x1, #1
	add x0, sp, #4095, lsl #12
	add w3, w4, #-5
	sub sp, sp, #0x1000
	add x1, x2, w3, sxtw #2
	cmp x4, #16
	cmn w5, w6, lsr #3
	neg x1, x2
	and x0, x1, #0xff00ff00ff00ff00
	bic w0, w1, #0xf
	tst x3, #1
	mov x0, sp
	mov w1, #0xffff1234
	mov x2, #0x5555555555555555
	movk x2, #7, lsl #48
	lsl x0, x1, #3
	ubfx w0, w1, #4, #8
	bfi x0, x1, #60, #4
	ror w1, w2, #31
	cset w0, hi
	cinc x1, x2, lo
	ccmp x1, #31, #0, ne
	madd x0, x1, x2, x3
	smull x0, w1, w2
	ldr x0, [x1, #32760]
	ldr w0, [x1, #-4]
	ldrb w2, [x3, w4, uxtw]
	ldrsh x2, [x3, x4, lsl #1]
	str x30, [sp, #-16]!
	ldp x29, x30, [sp], #16
	ldaxr x0, [x1]
	mrs x3, tpidr_el0
	msr DAIFSet, #2
	dsb ish
	dc cvau, x0
	tlbi vmalle1is
	hint #34
	svc #0 // the kernel
	LDR	X0, [X1], #8
# a line of the preprocessor
	ret
