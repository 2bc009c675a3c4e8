# triple: x86_64-linux-gnu
	.reloc label, R_X86_64_32, x
	.bss
label:	.zero 4
