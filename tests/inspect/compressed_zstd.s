// triple: aarch64_be-linux-gnu
// args: -compress-debug-sections=zstd -dwarf-version=5
	.text
	.file	0 "/a/folder/a/folder/a/folder/a/folder/of/a/program" "a/folder/a/folder/first.c"
	.file	1 "a/folder/a/folder/second.c"
	.globl	f
f:
	.cfi_sections .debug_frame
	.cfi_startproc
	.loc	1 1
	nop
	.rept	40
	.loc	0 300
	nop
	.cfi_def_cfa_offset 32
	nop
	.endr
	.cfi_endproc
	.section	.debug_str,"MS",%progbits,1
	.fill	200, 1, 0x61
	.byte	0
