# triple: x86_64-linux-gnu
	ret %rax
