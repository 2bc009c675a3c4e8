# triple: x86_64-linux-gnu
	.reloc .-later, R_X86_64_32
	.reloc number+1, R_X86_64_32
	.reloc undefined, R_X86_64_32
	.reloc 0, R_X86_64_32, x-y
	.reloc 0, R_X86_64_32, later-elsewhere
	.set number, 3
later:
	.data
elsewhere:
