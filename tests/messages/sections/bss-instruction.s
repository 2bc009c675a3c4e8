# triple: x86_64-linux-gnu
	.bss
	nop
	movl $5, %eax
