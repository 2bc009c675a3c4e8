# triple: x86_64-linux-gnu
	.section __TEXT,__text,regular,pure_instructions
	.globl _main
_main:
	retq
	.subsections_via_symbols
