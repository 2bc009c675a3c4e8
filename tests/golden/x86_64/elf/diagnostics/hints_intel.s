# triple: x86_64-linux-gnu
	.intel_syntax noprefix
	mov %eax, %ebx
	mov eax, $5
	mov eax, 8(%rbx)
	mov eax ebx
	mov eax 5
	add [rax] ebx
	fadd st(8)
