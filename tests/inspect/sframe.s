# triple: x86_64-linux-gnu
	.cfi_sections .sframe
f:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register %rbp
	.zero	300
	popq	%rbp
	.cfi_def_cfa %rsp, 8
	retq
	.cfi_endproc
g:
	.cfi_startproc
	subq	$1000, %rsp
	.cfi_def_cfa_offset 1008
	retq
	.cfi_endproc
