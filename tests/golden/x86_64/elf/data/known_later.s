# triple: x86_64-linux-gnu
.byte .-.-128, .-.+255
.short .-.-32768, .-.+65535
.long .-.+0xffffffff, .-.-0x80000000
.byte d-c, (d-c)*3
c:
	.zero 300
d:
e:	jmp undefined
	.zero 300
	.p2align 4
f:	.byte f-e
	.quad .-.+0x100000000
