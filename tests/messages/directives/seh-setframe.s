# triple: x86_64-windows-msvc
	.seh_proc f
f:
	.seh_setframe %rbp, 300
	.seh_endprologue
	.seh_endproc
