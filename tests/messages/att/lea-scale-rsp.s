# triple: x86_64-linux-gnu
	leaq (,%rsp,2), %rax
