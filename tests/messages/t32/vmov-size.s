# triple: thumbv7-linux-gnueabihf
	vmov d0, r1
