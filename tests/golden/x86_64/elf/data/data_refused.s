# triple: x86_64-linux-gnu
	.byte 256
	.short 0x12345
	.byte
	.byte 1,
	.byte 1 2
	.long 0x
	.long 0b12
	.long 089
	.ascii nonsense
	.ascii "\x"
	.base64 "a"
	.fill
	.p2align x
	.balign 3
	.p2align 64
	.uleb128
	.float abc
	.octa x
	.zero x@
	.quad (1
	.quad 1 +
	.incbin "there is no such file"
	.include "there is no such file"
