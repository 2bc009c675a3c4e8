@ triple: thumbv7-linux-gnueabihf
@ args: -arm-implicit-it=always
@ A return from an exception ends its block.
	.thumb
	rfeiaeq r0
	rfeiaeq r0!
	rfedbeq r0
	moveq r0, r1
	movne r1, r2
