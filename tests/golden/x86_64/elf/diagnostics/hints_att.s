# triple: x86_64-linux-gnu
	mov %eax %ebx
	addq $5 %rax
	movl 4(%rsp) %eax
	vaddps %ymm0, %ymm1 %ymm2
	mov rax,[rbx+8]
	mov eax, 5
	mov dword ptr [rax], 5
	lea rax, [rip + here]
	jmp (%rax)
	call 8(%rax,%rcx,2)
	jmp %rax
	fadd %st(8)
	fadd %st(9), %st
	addl $5, $6
	vaddps %ymm0, %xmm1, %zmm2
	pusha
	aam
	.code16
	swapgs
	.code32
	syscallq
	cdqe
	cltq
here:
