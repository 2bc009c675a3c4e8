# triple: thumbv7-linux-gnueabihf
	mov r0, 1 # one
