# triple: x86_64-linux-gnu
	movd %eax, %ebx
