# triple: i686-windows-msvc
	.text
_f:
	.cv_fpo_proc _f 4
	.cv_fpo_pushreg %ebp
	.cv_fpo_setframe %ebp
	.cv_fpo_stackalloc 8
	.cv_fpo_stackalign 8
	.cv_fpo_endprologue
	.cv_fpo_endproc
	.section .debug$S,"dr"
	.cv_fpo_data _f
