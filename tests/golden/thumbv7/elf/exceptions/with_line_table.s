# triple: thumbv7-linux-gnueabihf
	.cfi_sections	.debug_frame
	.file	1 "a.c"
	.globl	f
f:	.fnstart
	.cfi_startproc
	.loc	1 1 1
	bx	lr
	.save	{r4, lr}
	.cfi_def_cfa_offset	8
	.cfi_offset	lr, -4
	.loc	1 2 1
	.fnend
	.cfi_endproc
	.section	.debug_line, "", %progbits
