@ triple: armv7-linux-gnueabihf
	add	r0, pc, #96, #26
	addeq	r0, pc, #4, #2
	add	pc, pc, #255, #4
	adds	r0, pc, #96, #26
	sub	r0, pc, #96, #26
	add	r0, r1, #96, #26
	cmp	lr, #-8
	mov	r1, #-8
