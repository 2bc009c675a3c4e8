# triple: x86_64-linux-gnu
a:
	.reloc
	.reloc 0
	.reloc 0 x
	.reloc 0,
	.reloc 0, 5
	.reloc 0, R_X86_64_NONSENSE
	.reloc 0, R_X86_64_PC32X, a
	.reloc 0, R_386_32, a
	.reloc 0, BFD_RELOC_X, a
	.reloc 0, R_X86_64_64,
	.reloc 0, R_X86_64_64, a b
	.reloc 0, R_X86_64_64, a,
	.reloc x+, R_X86_64_64
	.reloc a - 1, R_X86_64_64
	.reloc -1, R_X86_64_64
