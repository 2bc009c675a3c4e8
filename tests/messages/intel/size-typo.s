# triple: x86_64-linux-gnu
	.intel_syntax noprefix
	mov dwrod ptr [rax], 5
