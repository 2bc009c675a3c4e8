# triple: x86_64-linux-gnu
f:	.cfi_startproc
	nop
	.cfi_label inside
	nop
	.cfi_endproc
