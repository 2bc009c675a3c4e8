# triple: x86_64-linux-gnu
# The instruction is told that stands in another section than the one before it.
	.cfi_startproc
	nop
	.data
	.cfi_escape 1
	.byte 1
	.cfi_escape 2
	.text
	.cfi_escape 3
	.cfi_endproc
