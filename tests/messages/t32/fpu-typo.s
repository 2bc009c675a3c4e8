# triple: thumbv7-linux-gnueabihf
	.fpu neonn
