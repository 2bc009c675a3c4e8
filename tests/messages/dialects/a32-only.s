# triple: thumbv7-linux-gnueabihf
	addeqs r0, r1, r2
