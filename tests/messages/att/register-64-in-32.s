# triple: i386-linux-gnu
	movq %rax, %rbx
