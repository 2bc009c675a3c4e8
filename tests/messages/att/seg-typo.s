# triple: x86_64-linux-gnu
	movl %gss:0, %eax
