# triple: x86_64-windows-msvc
	.globl	f
	.def	f; .scl 2; .type 32; .endef
	.seh_proc f
f:
	.seh_unwindversion 2
	pushq	%rbx
	.seh_pushreg %rbx
	subq	$32, %rsp
	.seh_stackalloc 32
	.seh_endprologue
	testl	%ecx, %ecx
	je	1f
	.seh_startepilogue
	addq	$32, %rsp
	.seh_unwindv2start
	popq	%rbx
	retq
	.seh_endepilogue
1:
	nop
	.seh_startepilogue
	addq	$32, %rsp
	.seh_unwindv2start
	popq	%rbx
	retq
	.seh_endepilogue
	.seh_endproc
