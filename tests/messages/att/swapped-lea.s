# triple: x86_64-linux-gnu
	leaq %rax, 8(%rbx)
