# triple: i386-linux-gnu
# What only 64-bit mode has, what only 16-bit mode has, and the other way round.
	push %rax
	pushq $5
	syscall
	swapgs
	callq x
	movabsb x, %al
	cmpoxadd %eax, %ecx, (%ebx)
	tdpbusd %tmm1, %tmm2, %tmm3
	{evex} addl %eax, %ecx
	mov (%rip), %eax
	mov %r8d, %eax
	mov (%eax,%bx), %ecx
	mov (%ax), %ecx
	data32
	rex64
	addr32
	x = 5
	.quad y
	ljmpq *(%eax)
	iretq
	.code64
	push %eax
	pusha
	popl (%rax)
	daa
	jcxz z
	arpl %ax, (%rcx)
	bound %eax, (%rcx)
	lcall $1, $2
	mov (%bx), %eax
	addr16
	data32 ret
	xsave (%r16)
	.code16
	data16
	push %rax
	jmp *%rax
