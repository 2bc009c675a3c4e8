@ triple: thumbv7-linux-gnueabihf
	.thumb
	itt eq
	rfeiaeq r0
	moveq r0, r1
	it eq
	rfeiaeq r0
