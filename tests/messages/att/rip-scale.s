# triple: x86_64-linux-gnu
	leaq foo(%rip,4), %rax
