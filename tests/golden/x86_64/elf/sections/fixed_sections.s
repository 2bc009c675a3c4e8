# triple: x86_64-linux-gnu
# Sections of debugging information and some of LLVM's own exist from the start.
	.section .debug_info,"a"
	.section .debug_abbrev,"",@0x55
	.section .debug_loc.dwo,"",@progbits
	.section .llvm_stackmaps,"aw",@progbits
	.section .stack_sizes,"MS",@progbits,1
	.section .debug_ranges,"",@progbits
	.section .debug_info.dwo,"e",@progbits
