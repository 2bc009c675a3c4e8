# triple: thumbv7-linux-gnueabihf
	.arch armv7-q
