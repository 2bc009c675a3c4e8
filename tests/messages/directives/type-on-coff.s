# triple: x86_64-windows-msvc
	.size f, 4
