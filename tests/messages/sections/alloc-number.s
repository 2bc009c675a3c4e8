# triple: x86_64-linux-gnu
	.section .foo,alloc
