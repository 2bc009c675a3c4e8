# triple: x86_64-linux-gnu
	.text
f:	.cfi_startproc
	.cfi_remember_state
	.cfi_restore_state
	.cfi_restore_state
	nop
	.section .other,"ax",@progbits
	nop
	.cfi_def_cfa_offset 16
	.cfi_endproc
	.text
	.cfi_startproc
	.cfi_personality 0x1b, .Lnowhere
	.cfi_lsda 0x1b, .Lnowhere2
	nop
	.cfi_endproc
