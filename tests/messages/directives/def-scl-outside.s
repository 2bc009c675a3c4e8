# triple: x86_64-windows-msvc
	.scl 2
