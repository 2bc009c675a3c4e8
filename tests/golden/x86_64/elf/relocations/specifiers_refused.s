# triple: x86_64-linux-gnu
	.text
f:
	.set	number, 5
	callq	5@PLT
	movl	$5@GOT, %eax
	.long	(number)@PLT
	.long	f@nosuch
	.set	sum, f+number
	.set	undefined_sum, undefined+4
