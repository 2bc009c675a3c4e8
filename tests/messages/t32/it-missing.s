# triple: thumbv7-linux-gnueabihf
	addeq r0, r1
