# triple: x86_64-linux-gnu
	addps %xmm16, %xmm0
