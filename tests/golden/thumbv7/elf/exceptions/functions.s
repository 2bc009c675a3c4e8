# triple: thumbv7-linux-gnueabihf
	.text
	.globl	f
	.p2align	1
	.type	f,%function
	.thumb_func
f:
	.fnstart
	.save	{r4, r6, r7, lr}
	push	{r4, r6, r7, lr}
	.setfp	r7, sp, #8
	add	r7, sp, #8
	.pad	#8
	sub	sp, #8
	bl	g
	add	sp, #8
	pop	{r4, r6, r7, pc}
.Lend:
	.size	f, .Lend - f
	.personality	__gxx_personality_v0
	.handlerdata
	.p2align	2
GCC_except_table0:
	.byte	255
	.byte	0
	.long	g(target2)
	.fnend

	.section	.text.h,"axG",%progbits,h,comdat
	.weak	h
	.type	h,%function
	.code	16
	.thumb_func
h:
	.fnstart
	.save	{r7, lr}
	push	{r7, lr}
	pop	{r7, pc}
	.cantunwind
	.fnend

	.arm
	.thumb_func
after_arm:
	.fnstart
	bx	lr
	.fnend
