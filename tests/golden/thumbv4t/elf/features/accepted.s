@ triple: thumbv4t-none-eabi
	.text
	nop
	mov	r1, r8
	mov	r9, r1
	add	r1, r8
	add	r8, r1
	add	r1, sp
	adds	r1, r1, r2
	movs	r1, r2
	cmp	r1, r9
	ldrsh	r1, [r2, r3]
	push	{r1, lr}
	pop	{r1, pc}
	bl	callee
	bx	lr
	swi	#1
	.p2align	2
	.arm
	nop
	mov	r1, r2
	bx	lr
