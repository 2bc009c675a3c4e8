# triple: thumbv7-linux-gnueabihf
	movw r0, #65536
