# triple: thumbv7-linux-gnueabihf
	lrd r0, [r1]
