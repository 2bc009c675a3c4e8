# triple: thumbv7-linux-gnueabihf
	x DCD 5
