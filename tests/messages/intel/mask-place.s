# triple: x86_64-linux-gnu
	.intel_syntax noprefix
	vaddps zmm0{k1}{x}, zmm1, zmm2
