# triple: thumbv7-linux-gnueabihf
	mov r0, #0x12345678
