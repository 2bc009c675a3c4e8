# triple: x86_64-linux-gnu
	.reloc foo, R_X86_64_64, bar
