# triple: x86_64-linux-gnu
	movl (%rax+8), %ebx
