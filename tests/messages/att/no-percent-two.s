# triple: x86_64-linux-gnu
	mov rax, rbx
