# triple: thumbv7-linux-gnueabihf
	push r4
