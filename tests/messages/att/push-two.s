# triple: x86_64-linux-gnu
	push %rax, %rbx
