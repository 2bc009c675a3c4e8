# triple: x86_64-linux-gnu
	frob %rax
	moq %rax, %rbx
	movq %raxx, %rbx
	movl %rax, %ebx
	addl $5
	movq foo@NONSENSE(%rip), %rax
	leaq (%rax,%rbx,3), %rcx
	leaq (%eax,%rbx), %rcx
	leaq (%rax,%rsp), %rcx
	movq (%rax, %rbx
	movb %ah, %r8b
	mov $1, (%rax)
	addb $1, %xmm0
	pushl %eax
	int $x y
	jmp 1f
	vaddps %zmm0, %zmm1, %zmm2{%k0}
	daa
	.intel_syntax prefix
	.att_syntax noprefix
