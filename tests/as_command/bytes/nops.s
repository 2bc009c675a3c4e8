# as: x86_64-linux-gnu
# flags: --64
# flags: --64 -n
# flags: --32
# flags: --32 -mtune=core2
# flags: --32 -march=i686
# flags: --32 -march=pentiumpro -mtune=i386
# flags: --32 -march=i386 -mtune=generic64
# flags: --64 -mtune=i686
# flags: --64 -march=corei7+nonop
	.byte 1
	.balign 16
	.byte 1
	.p2align 4,,10
	.byte 1, 2
	.balign 8
	.skip 5
	.balign 8
	.byte 1
	.balign 32
	.byte 1
	.balign 128
	.byte 1
	.balign 512
	.byte 1
	.balign 16, 0x90
	.byte 1
	.p2align 4, 0x90
	.byte 1
	.balign 16, 0x91
	.byte 1, 2
	.balignw 16, 0x9090
	.byte 1, 2, 3, 4
	.balignl 32, 0x90909090
	.nops 7
	.nops 30
	.nops 100, 4
	.nops 9, 2
	.nop
	.data
	.byte 1
	.balign 8
	.byte 1
	.balign 8, 0x90
