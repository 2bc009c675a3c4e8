# triple: thumbv7-linux-gnueabihf
	push {sp}
