# triple: x86_64-linux-gnu
# args: --masm-integers
	.long 0b1
	.long 12y
	.long 18q
	.long 12ab
	.long 0at
	.float 10h
	.long 0x
	.long 19
