#-triple=x86_64-windows-msvc
#
	.text
	nop
	.globl	f
f:
	callq	g
	leaq	.Lstring(%rip), %rcx
	jmp	f
	.section	a_section_with_a_long_name,"xr"
	jmp	f
	.section	.rdata,"dr"
.Lstring:
	.asciz	"text"
