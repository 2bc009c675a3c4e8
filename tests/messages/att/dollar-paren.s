# triple: x86_64-linux-gnu
	movl $4(%rax), %ebx
