# triple: x86_64-linux-gnu
	.cfi_startproc
	.file	1 "a.c"
	.loc	1 1
	nop
	.cfi_endproc
	.section	.debug_line
	.reloc	. + 10, R_X86_64_NONE, first
