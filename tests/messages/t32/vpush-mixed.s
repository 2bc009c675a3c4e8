# triple: thumbv7-linux-gnueabihf
	vpush {s0, d1}
