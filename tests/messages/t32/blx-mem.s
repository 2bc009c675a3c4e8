# triple: thumbv7-linux-gnueabihf
	blx [r0]
