# triple: thumbv7-linux-gnueabihf
	.fnend
