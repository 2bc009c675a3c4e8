# triple: aarch64-linux-gnu
	movq %rax, %rbx
	pushq %rbp
	ret
