# triple: x86_64-windows-msvc
	.cv_file 1 foo
