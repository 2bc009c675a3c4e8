# triple: x86_64-windows-msvc
# args: --fatal-warnings
	.cv_file 1 "a.c" "0g" 1
	.text
f:	.seh_proc f
	.seh_pushreg 16
	.seh_endprologue
	.seh_endproc
	.fill 1, -1, 0
