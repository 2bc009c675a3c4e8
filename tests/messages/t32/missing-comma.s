# triple: thumbv7-linux-gnueabihf
	add r0 r1, r2
