# triple: thumbv7-linux-gnueabihf
	vldr s0, [r0, #1024]
