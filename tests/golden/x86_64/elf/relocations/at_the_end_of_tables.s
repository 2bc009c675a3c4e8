# triple: x86_64-linux-gnu
# llvm-mc switches to these sections at the end: what it adds to them is in other fragments than the .reloc.
	.file	1 "a.c"
	.loc	1 1
	nop
	.section	.eh_frame, "a"
	.cfi_startproc
	.cfi_personality 0, personality
	.cfi_endproc
	.reloc	. + 10, R_X86_64_NONE, first
	.section	.debug_line
	.reloc	. + 10, R_X86_64_NONE, second
	.text
