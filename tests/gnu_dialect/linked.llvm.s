# triple: x86_64-linux-gnu
f:	nop
	.section .p,"awo",@progbits,f
	.quad 1
