# triple: thumbv7-linux-gnueabihf
	ite eq
	moveq r0, #1
	moveq r0, #2
