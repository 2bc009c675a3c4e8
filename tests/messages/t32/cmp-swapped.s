# triple: thumbv7-linux-gnueabihf
	cmp #1, r0
