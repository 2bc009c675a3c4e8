# as: x86_64-linux-gnu
# flags: --64
# flags: --x32
# flags: --64 -mtune=i386
	.text
	.code32
f:	call g
	nop
	nop
	nop
	nop
	.p2align 4,,7
	call h
	nop
	.p2align 4
