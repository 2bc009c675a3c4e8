# triple: x86_64-linux-gnu
	bound %eax, (%rbx)
