# triple: x86_64-linux-gnu
	vaddps {rn-sea}, %zmm0, %zmm1, %zmm2
