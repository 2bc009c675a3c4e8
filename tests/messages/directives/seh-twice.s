# triple: x86_64-windows-msvc
	.seh_proc f
	.seh_proc g
	.seh_endproc
