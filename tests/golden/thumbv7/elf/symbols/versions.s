@ triple: thumbv7-linux-gnueabihf
@ A version is a name's own although an '@' starts a comment anywhere else.
	.text
	.globl	old, new, both
old:	bx	lr		@ .symver a, b@c
new:	bx	lr
both:	bx	lr
	.symver	old, f@V1
next:	.symver new, f@@V2	@ the default
	.symver both, g@@@V3	@@@
	.symver	old, h@V4, remove
	bl	f@V1
