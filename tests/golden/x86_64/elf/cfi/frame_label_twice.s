# triple: x86_64-linux-gnu
	.cfi_sections .eh_frame, .debug_frame
f:	.cfi_startproc
	nop
	.cfi_label inside
	nop
	.cfi_endproc
