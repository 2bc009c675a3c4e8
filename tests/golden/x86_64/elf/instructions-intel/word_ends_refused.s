# triple: x86_64-linux-gnu
# A word that means something in Intel's syntax ends at a semicolon too.
	.intel_syntax noprefix
	jne dword; nop
	jmp short; nop
	mov eax, dword; nop
	mov eax, offset; nop
	mov eax, ebx; nop
	mov fs:[8], eax; nop
