# triple: thumbv7-linux-gnueabihf
	muls r8, r8, r1
