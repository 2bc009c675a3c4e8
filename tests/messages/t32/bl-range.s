# triple: thumbv7-linux-gnueabihf
	bl #0x1000000
