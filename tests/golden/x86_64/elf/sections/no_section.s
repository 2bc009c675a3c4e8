# triple: x86_64-linux-gnu
# args: -n
	.byte 1
a:
	nop
	.zero 4
	.p2align 2
	.text
	.byte 256
