# triple: x86_64-linux-gnu
	movzx %al, %eax, %ebx
