# triple: i386-linux-gnu
# Forms that 64-bit mode does not have.
	push %eax
	push $5
	push $1000
	pushw $5
	push (%eax)
	pushl x
	push %es
	push %cs
	pushw %ss
	pop %ds
	popl %ss
	pop (%ecx)
	pusha
	popa
	pushaw
	popal
	pushf
	popf
	pushfw
	daa
	das
	aaa
	aas
	salc
	aam
	aad
	aam $16
	aad $-5
	lds (%eax), %ebx
	lesw (%eax), %bx
	bound %eax, (%ecx)
	bound %ax, (%ecx)
	arpl %ax, (%ecx)
	into
	inc %eax
	dec %cx
	ret
	retw
	ret $4
	lret
	iret
	call *%eax
	call *(%eax)
	callw *%ax
	jmp *%ax
	jmp *(%bx)
	call x
	callw x
	lcall $1, $2
	lcallw $1, $2
	call $1, $2
	ljmp $x, $y
	jmpw $1, $2
	ljmp *(%eax)
	lgdt (%eax)
	sgdtw (%eax)
	mov %al, 0x1234
	mov x, %eax
	mov %fs:x, %ax
	mov x, %ecx
	mov %cr0, %eax
	mov %eax, %dr7
	movl %esp, %ss
	enqcmd (%bx), %cx
	enqcmd (%ecx), %ecx
	movdir64b (%bx), %cx
	umonitor %ax
	umonitor %eax
	jcxz x
	jecxz x
	addr16 movsb
	xbegin y
	{evex} popcntl %eax, %edi
	calll x()
	calll x(,)
	movl x(,2), %eax
	movswl %ax, %eax
	movsbw %al, %ax
x:	ret
y:	nop
	.p2align 4
	nop
	.p2align 3
	lcallq *(%eax)
