# as: x86_64-linux-gnu
# flags: --32
# flags: --32 -mtune=core2
	.code16
	.byte 1
	.balign 8
	.byte 1
	.balign 16
	.byte 1
	.balign 256
	.byte 1
	.balign 512
	.nops 11
