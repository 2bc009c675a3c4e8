# triple: thumbv7-linux-gnueabihf
	vldr d0, [r0, #2]
