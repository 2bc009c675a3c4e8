# triple: x86_64-linux-gnu
	movabsq foo(%rip), %rax
