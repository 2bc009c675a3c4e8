# triple: thumbebv7-linux-gnueabihf
# args: -arm-implicit-it=always
	.globl	f
f:	beq	1f
	b	1f
	cbz	r0, 0f
0:	cbz	r1, 1f
	ldr	r0, 2f
	adr	r0, 2f
	itte	eq
	moveq	r0, r1
	moveq	r2, r3
	movne	r4, r5
	addeq	r0, r1
	addne	r0, r2
	nop
	.p2align	2
2:	.long	1f - f, 1f
1:	bl	f
	bl	undefined
	blx	undefined
	b.w	undefined
	beq.w	undefined
	beq	far
	b	far
	ldr	r3, far
	adr	r3, far
	.space	3000
	.p2align	3
far:	.short	1
	.p2align	4
	.inst.n	0x4770
	.inst.w	0xf000f800
	.inst	0xbf00, 0xf3af8000
	.byte	1
	.p2align	2
	nop
