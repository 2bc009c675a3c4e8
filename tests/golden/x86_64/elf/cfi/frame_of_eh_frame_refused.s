# triple: x86_64-linux-gnu
	.cfi_startproc
	.section	.eh_frame,"a"
.L3:
	.org	.L3+256
	.cfi_endproc
