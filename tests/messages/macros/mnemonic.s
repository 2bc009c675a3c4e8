# triple: x86_64-linux-gnu
	.macro mov a, b
	mov \a, \b
	.endm
	mov %rax, %rbx
