# triple: thumbv7-linux-gnueabihf
	lsr r0, r1, #33
