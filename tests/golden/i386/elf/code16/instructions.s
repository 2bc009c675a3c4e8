# triple: i386-linux-gnu-code16
# The same words in 16-bit mode and after changes of the mode.
	push %eax
	push %ax
	push $5
	push $1000
	pushl $5
	push x
	pop (%bx)
	push %es
	pusha
	popf
	ret
	retl
	lret
	iret
	call x
	calll x
	call *%ax
	call *(%eax)
	lcall $1, $2
	lcalll $1, $2
	ljmp $x, $x
	ljmp *(%bx)
	lgdt (%bx)
	lgdtl (%bx)
	mov %al, x
	mov x, %eax
	movl $x, x
	movw $x, 4(%bp,%si)
	mov -2(%bx,%di), %ax
	mov 300(%si), %al
	mov (%bp), %dl
	mov (%eax,%ecx,4), %edx
	inc %eax
	jcxz x
	jecxz x
	loop x
	xbegin x
	movsl
	insl
	rep stosw
	data32 ret
	data32 push $5
	data32 callw x
	data32 movl x, %eax
	data32
	movl %esp, %ss
	sysretl
	jmp x
	jne y
	jmp y
	.p2align 4
x:	nop
	.fill 300
y:	.code32
	jmp x
	jne y
	push $5
	ret
	.p2align 4
	nop
	data16
	addr16
	.code16gcc
	lodsb
	lodsb (%si), %al
	ret
	push $5
	call x
	mov x, %al
	movl x, %eax
	addr16 lodsb
	xbegin x
	.code64
	push %rax
	jmp x
	jne y
	ret
	addr32
	.p2align 4
