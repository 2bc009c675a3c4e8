# triple: x86_64-linux-gnu
	.intel_syntax noprefix
	movsxd	rdx, edx
	movsxd	r8, DWORD PTR 4[rsp+rcx*2]
	movsx	rax, word ptr [rbx]
	call	QWORD PTR 8[rbx]
	jmp	QWORD PTR table[rip+16]
	push	QWORD PTR fs:40
	inc	dword ptr [rax]
