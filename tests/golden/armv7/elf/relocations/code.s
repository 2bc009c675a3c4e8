@ triple: armv7-linux-gnueabihf
	.globl	global, strong
	.type	function,%function
local:
	b	undefined
	beq	undefined
	bl	undefined
	bleq	undefined
	blx	undefined
	bl	undefined(PLT)
	b	local
	bne	local
	bl	local
	blne	local
	blx	local
	b	function
	beq	function
	bl	function
	b	thumb
	beq	thumb
	bl	thumb
	blx	thumb
	b	global
	bl	global
	movw	r0, #:lower16:undefined
	movt	r0, #:upper16:undefined
	movw	r0, #:lower16:undefined+8
	movw	r0, #:lower16:(undefined-.)
	movt	r0, #:upper16:(undefined-.)
	movw	r0, #:lower16:0x12345678
	movt	r0, #:upper16:0x12345678
	ldr	r0, undefined
	ldrb	r0, undefined
	str	r0, undefined
	ldrh	r0, undefined
	ldrd	r0, r1, undefined
	adr	r0, undefined
	ldr	r0, local
	ldr	r0, local+4
	ldr	r0, later
	ldrsh	r0, later
	ldrd	r0, r1, later
	vldr	d0, later
	vldr	s1, local
	adr	r0, later
	adr	r0, local
	ldr	r1, =undefined
	ldr	r1, =0x12345678
	ldreq	r2, =0x12345678
	ldr	r1, =0xff000000
	ldr	r1, =0xffffff00
	ldr	r1, =0x1234
	ldr	pc, =undefined
	ldr	sp, =4
	.ltorg
later:
	.p2align 3
global:
function:
	bx	lr
	.thumb
	.thumb_func
thumb:
	bl	local
	blx	local
	b.w	function
	bx	lr
	.arm
	it	eq
	moveq	r0, r1
	itt	ne
	movne	r0, r1
	addne	r0, r0, #1
	.word	local - .
	.word	undefined(GOT)
	ldc	p5, c1, [r0]
	nop
	.p2align 4
