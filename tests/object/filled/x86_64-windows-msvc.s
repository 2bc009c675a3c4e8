# Every relocation of x86-64 in COFF that is filled in.
	.text
	callq f
	leaq g(%rip), %rax
	cmpb $1, g(%rip)
	cmpw $0x101, g(%rip)
	cmpl $0x10101, g(%rip)
	movabsq $f, %rax
	movl g@IMGREL(%rax), %eax
	.quad f
	.long f@IMGREL, f-., g
	.secrel32 g
	.secidx g
	.section .far,"xr"
	.globl f
	.p2align 8
	nop
f:	retq
	.data
	.quad 0
	.globl g
g:	.quad f
