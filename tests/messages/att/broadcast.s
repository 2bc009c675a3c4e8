# triple: x86_64-linux-gnu
	vaddps (%rax){1to8}, %zmm1, %zmm2
