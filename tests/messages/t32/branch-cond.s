# triple: thumbv7-linux-gnueabihf
	bxx foo
