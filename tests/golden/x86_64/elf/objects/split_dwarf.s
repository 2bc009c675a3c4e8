# triple: x86_64-linux-gnu
# args: -split-dwarf-file=/dev/null
f:	nop
	.section .debug_info.dwo,"e",@progbits
	.globl foo
foo:	.long 2
bar:	.long bar-foo
	.section .text.g,"axG",@progbits,g,comdat
g:	call f
	.section .debug_str.dwo,"eMS",@progbits,1
	.asciz "b"
	.data
	.quad f, g, other
	.section .meta,"o",@progbits,g
	.byte 1
	.file 1 "a.c"
	.text
	.loc 1 2
	nop
	.addrsig
	.addrsig_sym g
