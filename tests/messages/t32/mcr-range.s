# triple: thumbv7-linux-gnueabihf
	mcr p16, #0, r0, c1, c0, #0
