# triple: x86_64-linux-gnu
	movq foo@GOTPCRE(%rip), %rax
