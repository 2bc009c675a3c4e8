# triple: x86_64-linux-gnu
	.intel_syntax noprefix
	mov eax, [rax*2 + rbx*2]
