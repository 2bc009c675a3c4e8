# triple: x86_64-linux-gnu
	.text
	.set	sum, undefined+4
	callq	sum@PLT
	.long	sum@GOTPCREL
