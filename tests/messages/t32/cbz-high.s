# triple: thumbv7-linux-gnueabihf
	cbz r8, foo
