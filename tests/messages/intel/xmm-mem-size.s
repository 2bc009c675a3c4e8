# triple: x86_64-linux-gnu
	.intel_syntax noprefix
	movaps xmm0, dword ptr [rax]
