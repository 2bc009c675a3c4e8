@ triple: thumbv7-linux-gnueabihf
@ mattr: +neon
	.text
	mov.w r1, #-1
	mov.w r1, #4294967295
	mvn r3, #-2147483648
	sbcs r3, r10, #-1
	cmp.w r1, #-1
	it hs
	movhs r0, r1
	itt lo
	movlo.w r1, #-1
	movlo r1, r2
	vext.32 q9, q10, q10, #2
	vext.8 q8, q8, q8, #8
	movw r0, :lower16:(sym+8)
	movt r0, :upper16:sym
	add.w r1, r1, sym
	bl foo+2
	blx foo+2
	b.w foo-2
	add.w r1, r1, sym+4
	movs r0, #:lower0_7:sym+4
	ldr.w r0, foo+4
	vldr d0, foo+4
