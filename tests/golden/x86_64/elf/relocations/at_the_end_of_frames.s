# triple: x86_64-linux-gnu
# The first section is the current one at the end: the frame is in the fragment of the .reloc.
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
	.section	.eh_frame, "a"
