# triple: thumbv7-linux-gnueabihf
	it eq
	movne r0, r1
