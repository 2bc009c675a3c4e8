# triple: thumbv7-linux-gnueabihf
	msr cpsrx, r0
