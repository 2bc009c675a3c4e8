# triple: x86_64-linux-gnu
	leaq 8, (%rax)
