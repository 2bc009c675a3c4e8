// triple: aarch64-w64-windows-gnu
	.word far@PLT
	.word far@SECREL32
	.word far@other
