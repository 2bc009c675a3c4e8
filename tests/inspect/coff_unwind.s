# triple: x86_64-windows-msvc
	.globl	f
	.def	f; .scl 2; .type 32; .endef
	.seh_proc f
f:
	pushq	%rbp
	.seh_pushreg %rbp
	subq	$600, %rsp
	.seh_stackalloc 600
	leaq	64(%rsp), %rbp
	.seh_setframe %rbp, 64
	movaps	%xmm6, 80(%rsp)
	.seh_savexmm %xmm6, 80
	movq	%rsi, 100000(%rsp)
	.seh_savereg %rsi, 1000000
	.seh_endprologue
	.seh_handler h, @except, @unwind
	nop
	retq
	.seh_endproc
	.seh_proc g
g:
	subq	$1000000, %rsp
	.seh_stackalloc 1000000
	.seh_endprologue
	retq
	.seh_endproc
