# triple: thumbv7-linux-gnueabihf
	bx foo
