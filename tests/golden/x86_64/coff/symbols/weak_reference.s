# triple: x86_64-windows-gnu
	.weak_reference	a
	.long	a
