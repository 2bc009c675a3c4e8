# triple: x86_64-linux-gnu
	mov %eax, %rbx
