# triple: armv7-linux-gnueabihf
	.arch	armv5e
	.object_arch	armv5tej
