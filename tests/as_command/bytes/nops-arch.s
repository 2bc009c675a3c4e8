# as: x86_64-linux-gnu
# flags: --32
# flags: --32 -mtune=core2
# flags: --64
	.arch core2
	.byte 1
	.balign 16
	.byte 1
	.arch .nonop
	.balign 16
	.byte 1
