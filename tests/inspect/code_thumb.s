# triple: thumbv7m-none-eabi
	.thumb
	.globl	f
	.type	f,%function
	.thumb_func
f:
	push	{r4, lr}
	cmp	r0, #0
	ite	eq
	moveq	r0, #1
	addne	r0, r0, #2
	bl	h
	beq	f
	pop	{r4, pc}
	.long	f
