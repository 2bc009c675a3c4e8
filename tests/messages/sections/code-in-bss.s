# triple: x86_64-linux-gnu
	.section .bss
	movl $1, %eax
