# triple: thumbv7-linux-gnueabihf
	ldm r0!, {r0, r1}
