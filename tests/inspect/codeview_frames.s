# triple: i686-windows-msvc
	.globl	_f
_f:
	.cv_fpo_proc	_f 8
	pushl	%ebp
	.cv_fpo_pushreg	%ebp
	movl	%esp, %ebp
	.cv_fpo_setframe	%ebp
	pushl	%esi
	.cv_fpo_pushreg	%esi
	subl	$16, %esp
	.cv_fpo_stackalloc	16
	.cv_fpo_endprologue
	ret
	.cv_fpo_endproc
	.section	.debug$S,"dr"
	.p2align	2
	.long	4
	.cv_fpo_data	_f
	.cv_stringtable
