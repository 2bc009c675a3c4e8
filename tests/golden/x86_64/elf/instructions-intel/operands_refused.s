# triple: x86_64-linux-gnu
	.intel_syntax noprefix
	inc	[rax]
	mov	[rax], 5
	mov	eax, dword [rax]
	mov	eax, dword ptr ebx
	mov	eax, %ebx
	mov	eax, rip
	mov	eax, a - b
	mov	eax, [rax + rbx + rcx]
	mov	eax, [rax*3]
	mov	eax, [4 - rax]
	mov	eax, [rsp + rsp]
	mov	eax, 0ffh
	mov	eax, []
	nosuch	eax
