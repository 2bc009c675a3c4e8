# triple: aarch64-linux-gnu
	.section .foo,"a",%progbitz
