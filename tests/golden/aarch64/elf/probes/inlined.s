# triple: aarch64-linux-gnu
	.text
f:	.cfi_startproc
	.pseudoprobe 1 1 0 0 f
	nop
	.pseudoprobe 2 1 0 0 @ 1:2 f
	ret
	.cfi_endproc
	.word 1
	.file 1 "a.c"
	.loc 1 1
	nop
