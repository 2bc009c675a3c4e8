# triple: thumbv7-linux-gnueabihf
	rsc r0, r1, r2
