# triple: thumbv7-linux-gnueabihf
	.text
	cmp	r0, #0
	itte	ne
	ldrne	r1, [r0]
.LVL1:
	addne	r1, r1, #1
9999:	moveq	r1, #0
	bx	lr
	.long	9999b, .LVL1
