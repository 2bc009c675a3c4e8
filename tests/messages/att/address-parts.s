# triple: x86_64-linux-gnu
	movq (%rax,%rbx,2,3), %rcx
