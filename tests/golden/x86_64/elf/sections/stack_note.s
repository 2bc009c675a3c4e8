# triple: x86_64-linux-gnu
# args: --no-exec-stack
# The note comes after the text's own sections.
	.section .first,"ax"
	.cfi_startproc
	nop
	.cfi_endproc
	.addrsig
	.cg_profile a, b, 3
	.ident "x"
