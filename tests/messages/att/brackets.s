# triple: x86_64-linux-gnu
	movl [%rax], %ebx
