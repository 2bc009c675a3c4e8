# triple: thumbv7-linux-gnueabihf
	itq eq
	moveq r0, r1
