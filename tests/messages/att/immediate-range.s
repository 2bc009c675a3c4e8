# triple: x86_64-linux-gnu
	addq $0x123456789, %rax
