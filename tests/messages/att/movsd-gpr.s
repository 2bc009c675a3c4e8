# triple: x86_64-linux-gnu
	movsd %xmm0, %eax
