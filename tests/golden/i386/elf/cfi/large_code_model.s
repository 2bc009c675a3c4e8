# triple: i686-linux-gnu
# args: --large-code-model
	.cfi_startproc
	nop
	.cfi_endproc
