# triple: thumbv7-linux-gnueabihf
	add r0, =foo
