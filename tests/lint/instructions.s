# llas --triple x86_64-linux-gnu --no-exec-stack
	movb $300, %al
	mov $-129, %cl
	addw $65536, (%rdi)
	movb $255, %al
	movb $-128, %al
	mov 5, %eax
	addl 1, %ebx
	movq %fs:40, %rax
	movl 0, %eax
	movl eax, %ebx
	call rax
	call r8_handler
	lock movl %eax, (%rbx)
	lock addl %eax, %ebx
	lock addl %eax, (%rbx)
	lock xchgl (%rbx), %eax
	.size g, .-g
h:	ret
	.size h, .-h
	.set i, h
	.size i, 1
	.intel_syntax noprefix
	mov eax, ebx
	mov eax, 5
