# triple: i386-linux-gnu
	movl %r8d, %eax
