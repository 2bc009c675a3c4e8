# triple: x86_64-linux-gnu
	movl %eax, $5
