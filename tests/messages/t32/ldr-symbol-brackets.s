# triple: thumbv7-linux-gnueabihf
	ldr r0, [foo]
