# triple: x86_64-linux-gnu
	.cfi_sections .eh_framee
