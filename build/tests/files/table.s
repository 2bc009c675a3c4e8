	.data
	.globl table
table:
	.incbin "data.bin"
