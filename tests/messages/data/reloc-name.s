# triple: x86_64-linux-gnu
	.reloc 0, R_X86_64_PC33, foo
