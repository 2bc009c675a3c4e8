@#-triple=armebv7-linux-gnueabihf
@#
	.syntax	unified
	.eabi_attribute	6, 10
	.eabi_attribute	7, 0x41
	.eabi_attribute	9, 2
	.eabi_attribute	10, 3
	.eabi_attribute	12, 1
	.arm
	.fpu	neon
f:
	add	r0, r1, r2
	ldr	r0, [pc, #8]
	bl	f
	bl	g
	blx	t
	vadd.f32	q0, q1, q2
	.word	0x01020304
	.short	0x0506
	.byte	7
	.p2align	2
	.inst	0xffffffff
	.thumb
	.thumb_func
t:
	adds	r0, r1, r2
	ldr.w	r0, [r1, #4]
	vadd.f32	q0, q1, q2
	ite	eq
	moveq	r0, r1
	movne.w	r8, r9
	b	t
	beq.w	g
	.inst.n	0xb800
	.word	0x01020304
	movs	r0, #1
