# triple: x86_64-linux-gnu
	.section .foo,"aMS",@progbits,one
