# triple: x86_64-linux-gnu
	movaps %eax, %xmm0
