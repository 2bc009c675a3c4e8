# triple: thumbv7-linux-gnueabihf
	mla r0, r1, r2, #3
