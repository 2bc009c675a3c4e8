# triple: x86_64-windows-msvc
	.cv_func_id 0
	.cv_loc 0 3 1 1
