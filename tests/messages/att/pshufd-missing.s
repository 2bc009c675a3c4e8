# triple: x86_64-linux-gnu
	pshufd %xmm0, %xmm1
