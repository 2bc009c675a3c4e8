# triple: thumbv7-linux-gnueabihf
	mov x0, #1
	str x0, [sp, #-16]!
	ret
