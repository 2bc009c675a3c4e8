# triple: aarch64-windows-msvc
	.seh_proc f
f:
	.seh_save_reg x0, 8
	.seh_endprologue
	.seh_endproc
