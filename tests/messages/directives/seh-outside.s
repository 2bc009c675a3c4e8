# triple: x86_64-windows-msvc
	.seh_pushreg %rbx
