# triple: x86_64-windows-msvc
	.cv_linetable 0, a
