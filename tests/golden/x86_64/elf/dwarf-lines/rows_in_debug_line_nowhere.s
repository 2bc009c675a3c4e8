# triple: x86_64-linux-gnu
# args: -dwarf-version=5 -fdebug-compilation-dir=/c
	.file	1 "a.c"
	.section	.debug_line,"",@progbits
	.loc	1 4
	nop
	.org	L4
	.loc	1 5
	nop
