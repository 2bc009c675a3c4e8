# triple: thumbv7-linux-gnueabihf
	mov r0, #1 ; the answer
	mov r1, #2 ; another one
