# triple: thumbv7-linux-gnueabihf
	nop.x
