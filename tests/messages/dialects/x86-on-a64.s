# triple: aarch64-linux-gnu
	pushq %rbp
	movq %rsp, %rbp
	xorl %eax, %eax
	popq %rbp
	retq
