# triple: x86_64-linux-gnu
	.intel_syntax noprefix
	vaddps ymm0, ymm1
