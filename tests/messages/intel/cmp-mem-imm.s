# triple: x86_64-linux-gnu
	.intel_syntax noprefix
	cmp [rax], 5
