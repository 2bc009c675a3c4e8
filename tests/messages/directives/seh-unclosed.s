# triple: x86_64-windows-msvc
	.seh_proc f
f: ret
