# triple: thumbv7-linux-gnueabihf
	mov #1
