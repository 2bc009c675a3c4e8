# triple: x86_64-windows-msvc
	.section .foo,"bd"
