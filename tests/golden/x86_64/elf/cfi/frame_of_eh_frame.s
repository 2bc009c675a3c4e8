# triple: x86_64-linux-gnu
	.cfi_sections .eh_frame, .debug_frame
	.section	.eh_frame,"a",@unwind
.L3:
	.cfi_startproc
	.long	.L4-.L3
	.org	.L3+256
	.cfi_def_cfa_offset 16
.L4:
	.p2align	4
	.fill	.L4-.L3
	.cfi_remember_state
	.cfi_endproc
	.section	.debug_frame,"",@progbits
.L5:
	.cfi_startproc
	.org	.L5+300
	.cfi_def_cfa_offset 16
	.cfi_endproc
