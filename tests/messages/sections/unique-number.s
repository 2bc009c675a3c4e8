# triple: x86_64-linux-gnu
	.section .foo,"ax",@progbits,unique,-1
