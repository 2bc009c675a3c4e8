# triple: thumbv7-linux-gnueabihf
	tbb [pc, r0, lsl #1]
