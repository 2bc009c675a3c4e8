# triple: x86_64-windows-msvc
	.data
a:	.quad 0
	.quad a - undefined
	.quad undefined - a
	.quad undefined - undefined2
	.quad a - other
	.quad a + a
	.quad -a
	.byte a
	.short a
	.quad a@IMGREL
	.byte a@IMGREL
	.quad .Lnowhere
	.secnum undefined
	.secoffset undefined
	.symidx .Lnowhere
	.secidx .Lnowhere
	.rva .Lnowhere
	.safeseh .Lnowhere
	.set b, a - undefined
	.set c, a + other
	.globl c
	.globl b
	.text
	jrcxz undefined
	movb a(%rip), %al
	movb $a, %al
	jmp .Lmissing
	.bss
	.byte 1
	.quad a
	nop
	.section .other,"dr"
other:	.quad 0
