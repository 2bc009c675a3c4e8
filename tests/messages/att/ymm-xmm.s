# triple: x86_64-linux-gnu
	vaddps %ymm0, %xmm1, %xmm2
