# triple: i386-linux-gnu
# args: -mcpu=pentiumpro
	nop
	.p2align 5
	.nops 20
	.nops 20, 4
	.code16
	nop
	.p2align 5
	.code64
	nop
	.p2align 5
