# triple: thumbv7-linux-gnueabihf
	swp r0, r1, [r2]
