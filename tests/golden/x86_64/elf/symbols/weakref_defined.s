# triple: x86_64-linux-gnu
	nop
a:	.globl a
	.weakref of_a, a
	.long of_a, a, of_a+4
	call of_a
	.weakref of_b, b
	.long of_b, b
b:	.weak b
	.long of_b
	.weakref of_c, c
	.long of_c
	.data
	.quad of_a, of_b
