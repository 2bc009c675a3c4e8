# triple: x86_64-windows-msvc
	.text
f:
	.seh_proc f
	.seh_endprologue
	.seh_endepilogue
	.seh_endproc
	.seh_endproc
	.seh_proc k
