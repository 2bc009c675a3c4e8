# triple: x86_64-windows-msvc
	.seh_proc f
f:
	.seh_pushreg %eax
	.seh_endprologue
	.seh_endproc
