# triple: x86_64-linux-gnu
	movl $0FFh, %eax
