# triple: x86_64-linux-gnu
	vaddps %zmm0, %zmm1, %zmm2{%k8}
