# triple: x86_64-linux-gnu
	xchgl (%rax), (%rbx)
