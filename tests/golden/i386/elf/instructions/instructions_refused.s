# triple: i386-linux-gnu
	movq %rax, %rbx
	mov %r8d, %eax
	mov %sil, %al
	push %rax
	pushq %eax
	pushq $1
	mov (%rax), %eax
	mov (%rip), %eax
	mov foo(%rip), %eax
	mov (%eax,%r9), %eax
	mov (%bx,%bp), %eax
	mov (%si,%bx), %ax
	mov (%si,%di), %ax
	mov (%ax), %ax
	mov (%bx,%si,2), %ax
	mov (%cx), %ax
	mov %xmm8, %xmm0
	movaps %xmm8, %xmm0
	vaddps %xmm16, %xmm0, %xmm1
	syscallq
	swapgs
	cmpxchg16b (%eax)
	movabs $1, %eax
	jrcxz 1b
	cdqe
	movsxd %eax, %eax
	addq $1, %eax
	mov %cr8, %eax
	call *%rax
	lea (%rax), %eax
	inc %r10
	ret $70000
	mov $0x123456789, %eax
	{rex} nop
	jmp *%rax
	iretq
