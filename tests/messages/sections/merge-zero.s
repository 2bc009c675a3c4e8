# triple: x86_64-linux-gnu
	.section .foo,"aM",@progbits,0
