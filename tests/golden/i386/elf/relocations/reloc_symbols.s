# triple: i686-linux-gnu
	nop
a:	.reloc ., R_386_32, a+4
	.reloc ., BFD_RELOC_32, .-2
	.reloc ., BFD_RELOC_8, 77
	.reloc ., R_386_PC32, x-a
	.long 5
