# triple: x86_64-windows-gnu
# What was an alias when it was used is that place, whatever the name means later.
	.text
f:
	nop
	.set	y, g
	movl	y(%rax), %eax
	leal	y(%rip), %eax
	callq	y
	.set	y, f
	.long	y@IMGREL
	.section foo,"dr"
	.long	1
g:
	.data
	.long	y
	.set	y, g
	.long	y
