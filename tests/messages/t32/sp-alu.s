# triple: thumbv7-linux-gnueabihf
	and sp, r0, r1
