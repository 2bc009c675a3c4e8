# triple: thumbv7-linux-gnueabihf
	ldrb r0, [r1], #256
