# triple: thumbv7-linux-gnueabihf
	ssat r0, #33, r1
