@ triple: armv7-linux-gnueabihf
@ The values of .fill are data, so that .text is not execute-only.
	.fill	129, 2, 1
	.section .pure, "axy", %progbits
