# triple: thumbv7-linux-gnueabihf
	mrc 15, #0, r0, c1, c0, #0
