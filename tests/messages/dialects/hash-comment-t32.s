# triple: thumbv7-linux-gnueabihf
	add r0, r0, r1 # sum
	mov r1, #2 # two
