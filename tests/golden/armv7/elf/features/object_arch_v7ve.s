# triple: armv7-linux-gnueabihf
	.arch	armv7-a
	.object_arch	armv7ve
