# triple: x86_64-linux-gnu
# Every directive that makes data.
here:
	.byte 1, -1, 0xff, 'a', '\n', here - here
	.dc.b 7
	.short 0xbeef
	.2byte 1
	.value 2
	.word 4
	.dc 5
	.dc.w 6
	.long here
	.int here + 4
	.4byte there - here
	.dc.l 8
	.quad there
	.8byte 1
	.dc.a here
	.octa 0x112233445566778899aabbccddeeff00, 5
	.ascii "one" " two", "\t\"\\\101"
	.asciz "a", "b"
	.string "tail\n"
	.base64 "bGxhcw=="
	.sleb128 -1, 63, 64, -65
	.uleb128 0, 127, 128, there - here
	.float 1.5, -0.1, 1e30, inf, nan, 0x1.8p3
	.single 2
	.double 1.5, 3.141592653589793, 1e-320, infinity
	.dc.s 1.0
	.dc.d 1.0
	.fill 3
	.fill 2, 2, 0x1234
	.fill 1, 8, 0x11223344
	.zero 5
	.zero 2, 0x7f
	.skip 3, 1
	.space 2
	.dcb.b 2, 9
	.dcb.l 2, 0x01020304
	.dcb.d 1, 2.0
	.ds.l 2
there:
	.p2align 4
	.balign 32, 0x90
	.p2alignw 3, 0x1234
	.balignl 16, 0x55667788
	.p2align 5, , 3
	.org . + 8
	.org there + 256, 0xcc
	.nops 11
	.nops 9, 3
