// triple: aarch64-pc-windows-msvc
	.even
	.nops 4
	.archx
	.aeabi_attribute 0, 1
	.aeabi_subsection a, optional, uleb128
	.long [1]
place:
	.reloc place, secrel32, far
	.reloc place, IMAGE_REL_ARM64_ADDR32, far
