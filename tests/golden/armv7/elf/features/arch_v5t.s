# triple: armv7-linux-gnueabihf
	.arch	armv5t
