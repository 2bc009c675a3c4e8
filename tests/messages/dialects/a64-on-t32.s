# triple: thumbv7-linux-gnueabihf
	stp x29, x30, [sp, #-16]!
	mov x29, sp
	ret
