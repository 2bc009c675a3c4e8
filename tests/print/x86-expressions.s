# triple: x86_64-linux-gnu
	.data
	.quad foo+2*3
	.quad foo+(2*3)
	.quad foo+-4
	.quad foo-(-4)
	.quad -4+foo
	.quad 2*3+foo
	.quad foo+~1
	.quad -(foo+1)
	.quad foo*2+1
	.quad foo+8-4
	.quad (foo)+(8-4)
	.quad foo+(bar+3)
	.quad foo-(bar-3)
	movl foo+2*3(%rip), %eax
	movl $foo+2*3, %eax
	movl $foo-4+2, %eax
	leaq a@tlsdesc(%rip), %rax
	.long "a?b"
