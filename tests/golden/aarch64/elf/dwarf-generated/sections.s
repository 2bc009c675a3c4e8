// triple: aarch64-linux-gnu
// args: -g -fdebug-compilation-dir=/src
f:	ret
	.section .text.g,"ax",@progbits
g:	nop
	ret
