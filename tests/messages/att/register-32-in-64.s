# triple: x86_64-linux-gnu
	pushl %eax
