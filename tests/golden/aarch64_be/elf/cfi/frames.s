// triple: aarch64_be-linux-gnu
// args: -g -fdebug-compilation-dir=/src
	.cfi_sections .eh_frame, .debug_frame
f:
	.cfi_startproc
	nop
	.cfi_def_cfa_offset 16
	.space 70
	.cfi_offset x29, -16
	.space 0x1004
	.cfi_offset x30, -8
	.space 0x10004
	.cfi_restore x30
	ret
	.cfi_endproc
	.section .text.b,"ax",@progbits
	nop
