# triple: x86_64-linux-gnu
	.ifc a b
	.endif
