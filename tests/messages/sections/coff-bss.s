# triple: x86_64-windows-msvc
	.bss
	.long 5
