# triple: x86_64-linux-gnu
	mvoq %rax, %rbx
