# triple: thumbv7-linux-gnueabihf
	.section .foo,"a",@progbits
