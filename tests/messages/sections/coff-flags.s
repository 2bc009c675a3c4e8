# triple: x86_64-windows-msvc
	.section .foo,"aw"
	.section .foo,"q"
