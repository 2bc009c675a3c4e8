# triple: x86_64-linux-gnu
# args: -mattr=+avx521f
	vaddps %zmm0, %zmm1, %zmm2
