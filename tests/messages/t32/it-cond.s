# triple: thumbv7-linux-gnueabihf
	it foo
