// triple: aarch64-linux-gnu
	and x0, x1, #0
	and x0, x1, #-1
	and x0, x1, #5
	mov x0, #0x10001
	movi d0, #0xff00ff00ff00ff01
