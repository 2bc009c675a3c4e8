# triple: thumbv7-linux-gnueabihf
	stm r0!, {r2, r1}
