# triple: x86_64-linux-gnu
	pushl %ebp
	movl %esp, %ebp
	popl %ebp
