# triple: x86_64-linux-gnu
# Directives that fill and align, in every size.
	.data
	.dcb 2, 0x1234
	.dcb.w 1, 5
	.dcb.b 3, 7
	.dcb.l 2, 0x12345678
	.dcb.s 2, 1.5
	.dcb.d 1, -2.25
	.dcb.b 0, 1
	.ds 2
	.ds.b 3
	.ds.w 1
	.ds.l 1
	.ds.s 1
	.ds.d 2
	.ds.p 1
	.ds.x 1
	.byte 1
	.align 8
	.byte 2
	.align 4, 0xcc
	.byte 3
	.balign 4
	.align32 32
	.byte 3
	.balign 2
	.balignw 8, 0x1234
	.balignl 16, 0x12345678
	.byte 1, 2, 3, 4
	.p2alignl 4, 0x9abcdef0
	.byte 1, 2
	.p2alignw 3, 0xabcd
	.byte 1
	.p2align 4, , 3
	.byte 1
	.p2align 1, 0xff, 3
	.incbin "included.txt"
	.incbin "included.txt", 6
	.incbin "included.txt", 2, 5
	.incbin "included.txt", 100
	.text
	nop
	.even
	nop
	nop
	.even
	.balignl 8
	.p2alignw 4
	.nops 9
	.nops 20, 4
	ret
