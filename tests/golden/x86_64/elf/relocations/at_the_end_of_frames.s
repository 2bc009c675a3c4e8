# triple: x86_64-linux-gnu
# The section is the current one: the frame is in the fragment of the .reloc.
	.section	.eh_frame, "a"
	.cfi_startproc
	.cfi_personality 0, personality
	.cfi_endproc
	.reloc	., R_X86_64_NONE, first
	.long	value
	.section	.debug_line
	.file	1 "a.c"
	.loc	1 1
	nop
	.reloc	., R_X86_64_NONE, second
	.section	.eh_frame, "a"
