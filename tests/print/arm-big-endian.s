@ triple: armebv7-linux-gnueabihf
@ mattr: +neon
@ args: -show-encoding
	.arm
	add	r0, r1, r2
	movw	r0, #:lower16:foo
	movt	r0, #:upper16:foo
	b	foo
	beq	foo
	bleq	foo
	bl	foo
	blx	foo
	ldr	r1, foo
	adr	r1, foo
	vadd.f32	q0, q1, q2
	.word	0x01020304
	.thumb
	adds	r0, r1, r2
	movw	r0, #:lower16:foo
	movt	r0, #:upper16:foo
	add.w	r0, r1, #foo
	b	foo
	beq	foo
	beq.w	foo
	b.w	foo
	cbz	r1, foo
	bl	foo
	blx	foo
	ldr	r1, foo
	ldr.w	r1, foo
	adr	r1, foo
	vadd.f32	q0, q1, q2
	.short	0x0102
