# triple: x86_64-linux-gnux32
# args: --large-code-model
	.cfi_startproc
	nop
	.cfi_endproc
