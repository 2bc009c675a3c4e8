# triple: thumbv7-linux-gnueabihf
	mrs r0, apsrr
