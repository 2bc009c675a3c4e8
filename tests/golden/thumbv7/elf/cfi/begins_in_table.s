# triple: thumbv7-linux-gnueabihf
# The size of a frame that begins in the table itself is relative to its field, and refers to the end by a symbol.
	.section	.eh_frame,"a"
	.cfi_startproc simple
	.text
	nop
	.cfi_endproc
