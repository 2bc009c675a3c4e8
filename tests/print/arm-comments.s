@ triple: thumbv7-linux-gnueabi
@ args: -preserve-comments
	.syntax unified @ syntax
	.cpu cortex-a8 @ cpu
	.fpu neon @ unit
	.eabi_attribute 6, 10 @ attribute
	.thumb @ state
	.thumb_func @ function
f:	@ f
	bx lr @ back
	.long 1 @ data
	.align 2 @ aligned
	.inst.n 0xbf00 @ encoded
	.even @ even
	.ltorg @ pool
	bx lr
