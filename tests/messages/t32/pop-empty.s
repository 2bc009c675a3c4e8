# triple: thumbv7-linux-gnueabihf
	pop {}
