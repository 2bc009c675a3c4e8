# triple: i386-windows-msvc
	.text
	.globl _f
_f:
	.cv_fpo_proc _f 8
	pushl %ebp
	.cv_fpo_pushreg ebp
	movl %esp, %ebp
	.cv_fpo_setframe ebp
	pushl %ebx
	.cv_fpo_pushreg ebx
	andl $-16, %esp
	.cv_fpo_stackalign 16
	subl $32, %esp
	.cv_fpo_stackalloc 32
	.cv_fpo_endprologue
	nop
	ret
	.cv_fpo_endproc
_g:
	.cv_fpo_proc _g 0
	subl $4, %esp
	.cv_fpo_stackalloc 4
	.cv_fpo_endprologue
	addl $4, %esp
	ret
	.cv_fpo_endproc
	.section .debug$S,"dr"
	.p2align 2
	.long 4
	.cv_fpo_data _f
	.cv_fpo_data _g
	.cv_stringtable
