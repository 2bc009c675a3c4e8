# triple: thumbv7-linux-gnueabihf
	bfi r0, r1, #24, #9
