# triple: x86_64-windows-msvc
	.cv_file 1 "a.c" "123" 1
