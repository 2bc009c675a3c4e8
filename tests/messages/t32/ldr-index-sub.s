# triple: thumbv7-linux-gnueabihf
	ldr r0, [r1, -r2]
