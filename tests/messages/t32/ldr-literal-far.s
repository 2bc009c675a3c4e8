# triple: thumbv7-linux-gnueabihf
	ldr r0, =0x12345678
	.space 5000
