# triple: armebv7-linux-gnueabihf
f:	b	f
	nop
	b	g
	bl	g
	blne	g
	beq	f
	.thumb
t:	b	t
	bl	g
