# triple: x86_64-linux-gnu
# args: --gnu-dialect
# A section may be linked to a symbol that comes later, as GCC's -fpatchable-function-entry has it.
	.section .p,"awo",@progbits,f
	.quad 1
	.text
f:	nop
