# triple: x86_64-linux-gnu
	.text
foo:
	rep movsb
	rep; movsb
	lock addl $1, (%rax)
	fstcw (%rax)
	data16 nopw 0(%rax,%rax)
	jmp *foo(%rip)
	call *%rax
	call bar@PLT
	movq foo, %rax
	movabsq foo, %rax
	movq %fs:0, %rax
	movq foo@GOTPCREL(%rip), %rax
	leaq foo(,%rax,8), %rcx
	leaq foo-4(%rip), %rcx
	movl $-1, %eax
	movl $0xffffffff, %eax
	addb $0xff, %al
	addl $0xffffffff, %eax
	pushq $foo
	andl $foo-4, foo(%rip)
	cmpl $0x1234, foo+8(%rip)
	jne 1f
1:	xorl %eax, %eax
	jmp 1b
	imulq $1000, %rax, %rcx
	shll $1, %eax
	vaddps (%rax){1to16}, %zmm1, %zmm2{%k1}{z}
	vcmpltps %xmm0, %xmm1, %xmm2
	.code32
	call foo
	.code16
	call foo
	.code64
	.intel_syntax noprefix
	mov eax, dword ptr [rip + foo]
	.att_syntax
