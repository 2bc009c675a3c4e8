# triple: i386-windows-msvc
	.cv_fpo_setframe ebp
	.cv_fpo_pushreg ebx
	.cv_fpo_stackalloc 4
	.cv_fpo_stackalign 4
	.cv_fpo_endprologue
	.cv_fpo_endproc
	.cv_fpo_proc
	.cv_fpo_proc 5
	.cv_fpo_proc f
	.cv_fpo_proc f x
	.cv_fpo_proc f 0 1
	.cv_fpo_proc f 8
	.cv_fpo_proc g 8
	.cv_fpo_stackalign 16
	.cv_fpo_pushreg
	.cv_fpo_pushreg nothing
	.cv_fpo_pushreg %ebx 5
	.cv_fpo_setframe
	.cv_fpo_setframe nothing
	.cv_fpo_setframe %ebp x
	.cv_fpo_stackalloc
	.cv_fpo_stackalloc x
	.cv_fpo_stackalloc 4 5
	.cv_fpo_setframe %ebp
	.cv_fpo_stackalign
	.cv_fpo_stackalign x
	.cv_fpo_stackalign 3
	.cv_fpo_endprologue x
	.cv_fpo_endprologue
	.cv_fpo_endprologue
	.cv_fpo_pushreg %ebx
	.cv_fpo_stackalloc 4
	.cv_fpo_endproc x
	.cv_fpo_endproc
	.cv_fpo_endproc
	.cv_fpo_data nowhere
