# triple: x86_64-linux-gnu
	.text
	.set	number, 5
	movq	number@TPOFF(%rax), %rax
	.long	number@DTPOFF
