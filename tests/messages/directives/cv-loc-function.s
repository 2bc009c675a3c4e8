# triple: x86_64-windows-msvc
	.cv_file 1 "a.c"
	.cv_loc 0 1 1 1
