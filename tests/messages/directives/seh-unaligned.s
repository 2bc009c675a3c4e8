# triple: x86_64-windows-msvc
	.seh_proc f
f:
	.seh_stackalloc 5
	.seh_endprologue
	.seh_endproc
