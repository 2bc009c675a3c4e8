# triple: x86_64-linux-gnu
	movl %cr0, %eax
