# triple: x86_64-linux-gnu
	movq 8(%rax, %rbx
