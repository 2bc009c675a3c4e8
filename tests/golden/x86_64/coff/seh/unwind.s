# triple: x86_64-pc-windows-msvc
	.globl f
f:	.seh_proc f
	.seh_handler __C_specific_handler, @unwind, @except
	pushq %rbp
	.seh_pushreg %rbp
	subq $0x120, %rsp
	.seh_stackalloc 0x120
	leaq 0x80(%rsp), %rbp
	.seh_setframe %rbp, 0x80
	movq %rsi, 0x20(%rsp)
	.seh_savereg %rsi, 0x20
	movaps %xmm6, 0x30(%rsp)
	.seh_savexmm %xmm6, 0x30
	.seh_endprologue
	callq g
	.seh_startepilogue
	addq $0x120, %rsp
	popq %rbp
	.seh_endepilogue
	retq
	.seh_handlerdata
	.long 0
	.text
	.seh_endproc
k:	.seh_proc k
	.seh_pushframe @code
	subq $0x100000, %rsp
	.seh_stackalloc 0x100000
	.seh_endprologue
	nop
	.seh_startchained
	pushq %rbx
	.seh_pushreg %rbx
	.seh_endprologue
	nop
	.seh_endchained
	retq
	.seh_endproc
	.section .text,"xr",one_only,m
	.globl m
m:	.seh_proc m
	subq $40, %rsp
	.seh_stackalloc 40
	.seh_endprologue
	retq
	.seh_endproc
