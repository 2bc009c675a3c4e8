# triple: x86_64-linux-gnu
	.section .foo,"axG",@progbits,f,comdatt
