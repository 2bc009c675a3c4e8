# triple: thumbv7-linux-gnueabihf
	.arm
	mov r0, #1
