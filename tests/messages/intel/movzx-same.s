# triple: x86_64-linux-gnu
	.intel_syntax noprefix
	movzx eax, ebx
