# triple: x86_64-linux-gnu
# args: -split-dwarf-file=/dev/null
	.section .debug_types.dwo,"eG",@progbits,g,comdat
	.long 1
	.data
	.long x-y
