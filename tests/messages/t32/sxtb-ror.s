# triple: thumbv7-linux-gnueabihf
	sxtb r0, r1, ror #4
