# triple: thumbv7-linux-gnueabihf
	vadd d0, d1, d2
