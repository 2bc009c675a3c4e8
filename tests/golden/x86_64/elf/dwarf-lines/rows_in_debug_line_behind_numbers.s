# triple: x86_64-linux-gnu
# args: -dwarf-version=5 -fdebug-compilation-dir=/c
	.file	1 "a.c"
	.section	.debug_line,"",@progbits
	.loc	1 4
	nop
	.uleb128 g-f
f:	.space 200
g:	.loc	1 5
	nop
	.loc_label x
	.data
	.uleb128 x-f
