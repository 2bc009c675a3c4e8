# triple: x86_64-linux-gnu
	movq %cr16, %rax
