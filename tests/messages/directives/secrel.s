# triple: x86_64-windows-msvc
	.secrel32
