# triple: x86_64-windows-gnu
	.text
f:
	.set	number, 5
	callq	number
	jmp	16
	.long	number-f
