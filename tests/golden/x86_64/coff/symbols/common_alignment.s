# triple: x86_64-windows-msvc
	.comm b, 4, 32
	.comm c, 4, 6
