# triple: thumbv7-linux-gnueabihf
	itt eq
	moveq r0, r1
	b foo
