# triple: thumbv7-linux-gnueabihf
	adr r0, far
	.space 5000
far:
