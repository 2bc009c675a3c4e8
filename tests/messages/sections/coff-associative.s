# triple: x86_64-windows-msvc
	.section .foo,"dr",associative,nothing
