# triple: x86_64-windows-msvc
	.globl	f
	.def	f; .scl 2; .type 32; .endef
	.seh_proc f
f:
	.cv_file	1 "a.c"
	.cv_func_id	0
	.cv_loc	0 1 5 0
	pushq	%rbp
	.seh_pushreg %rbp
	subq	$600, %rsp
	.seh_stackalloc 600
	.seh_endprologue
	.cv_loc	0 1 6 0
	callq	h
	addq	$600, %rsp
	.cv_loc	0 1 7 0
	popq	%rbp
	retq
.Lend:
	.seh_endproc
	.section	.debug$S,"dr"
	.long	4
	.cv_linetable	0, f, .Lend
	.cv_filechecksums
	.cv_stringtable
