# triple: x86_64-linux-gnu
f:	endbr64
	pushq %rbp
	movq %rsp, %rbp
	subq $0x1000, %rsp
	leaq -8(%rbp,%rcx,4), %rdx
	movl $1, (%rdx); movb $2, 3(%rsp)
	lock addl $1, (%rdi)
	rep movsb
	repne scasb
	movq %fs:0, %rax
	jne 1f
	call f
	jmp *%rax
	jmp *8(%rax)
	.zero 126
1:	loop 1b
	testb $1, %dil
	movzbl %al, %eax
	cmovaq %rax, %rbx
	imulq $100, %rcx, %rdx
	shldq $3, %rax, %rbx
	movaps %xmm0, 16(%rsp)
	addsd %xmm9, %xmm1
	vfmadd231pd (%rax), %ymm1, %ymm2
	vpaddd %zmm1, %zmm2, %zmm3{%k1}{z}
	bextrq %rax, (%rcx), %rdx
	cpuid
	syscall
	xchgq %rax, %r8
	leave
	ret $16
