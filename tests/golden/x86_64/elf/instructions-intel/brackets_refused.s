# triple: x86_64-linux-gnu
	.intel_syntax noprefix
	mov rax, [rbx
	mov rax, rbx]
	mov rax, (rbx
	fadd st(0, st(1)
	fld st(9)
	vaddps zmm0 {k1, zmm1, zmm2
	vaddps zmm0 {k1, zmm1
	mov rax, [rbx*3]
	mov rax, [rbx + rcx + rdx]
	mov rax, [rbx*2 + rcx*2]
	mov rax, dword ptr [rbx]
	mov rax, nothing ptr [rbx]
	mov rax, dword [rbx]
	mov [rax], 5
	add [rax], [rbx]
	mov eax, rbx
	movk eax, ebx
	jmp qword
	mov rax, offset
	mov rax, offset [
	lea rax, 5
	push al
	mov rax, [al]
