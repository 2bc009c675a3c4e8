# triple: thumbv7-linux-gnueabihf
	push {r4, r4}
