# triple: x86_64-linux-gnu
	movb %eax, %ebx
