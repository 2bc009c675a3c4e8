// triple: aarch64-linux-gnu
f:
	.cfi_startproc
	.cfi_def_cfa sp, 32
	.cfi_def_cfa_register w29
	.cfi_offset w30, -8
	.cfi_offset x29, -16
	.cfi_offset lr, -8
	.cfi_offset FP, -16
	.cfi_offset x31, -24
	.cfi_offset xzr, -24
	.cfi_offset b8, -32
	.cfi_offset d15, -40
	.cfi_offset q31, -64
	.cfi_offset h1, -72
	.cfi_offset s2, -72
	.cfi_offset vg, -80
	.cfi_offset ffr, -88
	.cfi_offset 40, -96
	.cfi_rel_offset x19, 8
	.cfi_restore w30
	.cfi_restore d8
	.cfi_same_value x28
	.cfi_undefined x1
	.cfi_register x0, d1
	// These have no effect, with a warning: frames have other names for them.
	.cfi_offset v8, -32
	.cfi_offset z8, -32
	.cfi_offset p4, -32
	.cfi_offset ip0, -32
	ret // the end
	.cfi_endproc
