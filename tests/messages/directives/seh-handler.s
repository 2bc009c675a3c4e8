# triple: x86_64-windows-msvc
	.seh_proc f
f:
	.seh_handler foo, @what
	.seh_endproc
