# triple: thumbv7-linux-gnueabihf
	.syntax divided
