# triple: thumbv7-linux-gnueabihf
	add r0, r1, #0x12345
