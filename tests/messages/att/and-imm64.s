# triple: x86_64-linux-gnu
	andq $0xffffffff, %rax
