# triple: x86_64-linux-gnu
f:	nop
	.data
	.short 1, f-f
	.long -2
	.asciz "ab"
	.short 'a', 'b', 0, 'c', 0
	.long 'd', 0
	.quad 'e', 0
	.section .gnu.attributes,"",@0x6ffffff5
	.byte 'A'
	.long 2f-.
	.asciz "gnu"
1:	.byte 1
	.long 2f-1b
	.uleb128 4, 200, 5
	.asciz "ab"
	.uleb128 8, 1, 32, 1
	.asciz "gnu"
2:
