# triple: x86_64-linux-gnu
# args: -dwarf-version=5 -fdebug-compilation-dir=/c
	.file	1 "a.c"
	.section	.debug_line,"",@progbits
	.loc	1 4
	nop
	.p2align 4
	.loc	1 5
	nop
	.loc_label x
	.text
	.loc 1 3
	nop
	.loc 1 4
	.space 400
	nop
	.data
	.uleb128 x-y
	.section	.debug_line,"",@progbits
y:
