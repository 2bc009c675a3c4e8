# triple: x86_64-linux-gnu
	call x-y
	movb $x-y, %al
	lea x-y(%rip), %rax
	movb x-y(%rax), %al
	movabs $x@PLT, %rax
	mov A, %rax
	A = %rdi
