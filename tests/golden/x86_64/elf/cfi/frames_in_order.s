# triple: x86_64-linux-gnu
# Frames without a language-specific area come where those with an absolute pointer to one come.
f:
	.cfi_startproc simple
	.cfi_lsda 0, area
	.cfi_endproc
	.cfi_startproc
	.cfi_endproc
	.cfi_startproc
	.cfi_lsda 12, area
	.cfi_endproc
	.cfi_startproc
	.cfi_lsda 0, area
	.cfi_endproc
	.cfi_startproc
	.cfi_personality 3, f
	.cfi_endproc
	.cfi_startproc
	.cfi_personality 3, f
	.cfi_lsda 3, area
	.cfi_endproc
	.cfi_startproc simple
	.cfi_endproc
area:
