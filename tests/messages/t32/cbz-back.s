# triple: thumbv7-linux-gnueabihf
back:
	nop
	cbz r0, back
