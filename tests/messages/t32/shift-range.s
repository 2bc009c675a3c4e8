# triple: thumbv7-linux-gnueabihf
	lsl r0, r1, #32
