# triple: thumbv7-linux-gnueabihf
	ldm r0, {sp, r1}
