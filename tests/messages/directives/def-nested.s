# triple: x86_64-windows-msvc
	.def f
	.def g
	.endef
