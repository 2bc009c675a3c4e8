# triple: armv8.2a-linux-gnueabihf
	.inst	0xfc220d44
	.inst	0xfc210852
	.inst	0xfc020d44
	.inst	0xfc220c44
	.inst	0xf57ff070
