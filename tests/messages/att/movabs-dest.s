# triple: x86_64-linux-gnu
	movq $0x123456789abc, (%rax)
