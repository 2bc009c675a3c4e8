# llas --triple x86_64-linux-gnu --no-exec-stack
	.intel_syntax noprefix
	mov al,300
	mov bx, 65536
	add byte ptr [rdi], -129
	mov al, 255
	mov eax, 300
	lock mov [rdi],eax
	lock add eax,1
	lock add r8d, 1
	lock add dword ptr [rdi], 1
	lock xchg eax, [rdi]
	lock inc qword ptr counter[rip]
