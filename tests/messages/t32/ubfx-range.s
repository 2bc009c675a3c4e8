# triple: thumbv7-linux-gnueabihf
	ubfx r0, r1, #32, #1
