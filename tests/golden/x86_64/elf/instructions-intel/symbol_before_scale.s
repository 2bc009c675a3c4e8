# triple: x86_64-linux-gnu
# The scale of an index is no operator on the symbol that stands before it.
	.intel_syntax noprefix
	mov eax, dword ptr [f + 4*rbx + 8]
	lea rax, f[8*rcx]
	mov eax, dword ptr [f + rbx*4]
