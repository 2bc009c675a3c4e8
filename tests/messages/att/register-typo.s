# triple: x86_64-linux-gnu
	movq %rxa, %rbx
