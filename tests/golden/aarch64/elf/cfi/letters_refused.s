// triple: aarch64-linux-gnu
	.cfi_b_key_frame
	.cfi_mte_tagged_frame
	.cfi_negate_ra_state_with_pc
	.cfi_startproc
	.cfi_offset x99, -16
	.cfi_offset foo, -16
	.cfi_endproc
