# triple: thumbv7-linux-gnueabihf
	ldr r0, [r0], #4
