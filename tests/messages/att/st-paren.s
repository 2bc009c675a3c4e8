# triple: x86_64-linux-gnu
	fadd %st0, %st1
