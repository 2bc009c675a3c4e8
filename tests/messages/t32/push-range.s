# triple: thumbv7-linux-gnueabihf
	push {r7-r4}
