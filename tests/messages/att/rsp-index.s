# triple: x86_64-linux-gnu
	movq (%rax,%rsp), %rcx
