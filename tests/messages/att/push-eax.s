# triple: x86_64-linux-gnu
	push %eax
