# triple: x86_64-linux-gnu
	.file 0 "/home/x" "a.c" md5 0x00112233445566778899aabbccddeeff source "int main;\n"
	.file 1 "/home/x" "b.h" md5 0x1 source ""
	.file 2 "/usr/include" "c.h" md5 0xffffffffffffffffffffffffffffffff
	.file 3 "/usr/include" "d.h" md5 0x8000000000000000
f:	.loc 0 10 5
	nop
	.loc 2 11 300
	.quad f
	.loc_label here
	.loc 3 1
	ret
	.section .foo,"",@progbits
	.long here
