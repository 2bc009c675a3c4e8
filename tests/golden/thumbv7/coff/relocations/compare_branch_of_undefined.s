# triple: thumbv7-windows-msvc
	cbz r0, ext
	nop
	.section other,"xr"
	cbnz r1, there
	.text
there:
	nop
