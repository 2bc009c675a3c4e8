# triple: x86_64-windows-msvc
	.section .text$f,"xr",discard
