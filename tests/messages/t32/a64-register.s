# triple: thumbv7-linux-gnueabihf
	mov r0, w1
