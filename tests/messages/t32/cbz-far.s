# triple: thumbv7-linux-gnueabihf
	cbz r0, far
	.space 200
far:
