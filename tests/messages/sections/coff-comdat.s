# triple: x86_64-windows-msvc
	.section .text$f,"xr",discardd,f
