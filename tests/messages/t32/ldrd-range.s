# triple: thumbv7-linux-gnueabihf
	ldrd r0, r1, [r2, #1024]
