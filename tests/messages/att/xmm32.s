# triple: x86_64-linux-gnu
	vaddps %xmm32, %xmm0, %xmm1
