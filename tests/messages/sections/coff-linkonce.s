# triple: x86_64-windows-msvc
	.linkonce discrad
