# triple: thumbv7-linux-gnueabihf
	.cpu cortex-m44
