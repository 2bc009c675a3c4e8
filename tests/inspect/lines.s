# triple: x86_64-linux-gnu
	.text
	.file	0 "/folder" "a.c" md5 0x00112233445566778899aabbccddeeff
	.file	1 "include" "b.h" md5 0xffeeddccbbaa99887766554433221100
	.globl	f
f:
	.loc	0 1 3 prologue_end
	nop
	.loc	1 70000 0 is_stmt 0 discriminator 7 isa 2
	nop
	.loc	1 5 2 basic_block epilogue_begin
	retq
	.section	.text.g,"ax",@progbits
g:
	.loc	0 9 1
	retq
	.section	.debug_info,"",@progbits
