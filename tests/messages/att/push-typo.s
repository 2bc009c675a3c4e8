# triple: x86_64-linux-gnu
	pusj %rax
