# triple: x86_64-linux-gnu
	.intel_syntax noprefix
A = rdi
	mov rax, A
	mov A, rax
	mov rax, [A+8]
	mov rax, [rbx+4*A]
	lea rax, A[rbx]
	mov rax, offset A
	.long A, rdi
	.quad rdi+1
B = %rdi
