# A program for 64-bit Windows without a run-time library:
#   llas -triple=x86_64-pc-windows-msvc examples/hello-windows.s -o hello.obj
#   lld-link hello.obj kernel32.lib -entry:start -subsystem:console -out:hello.exe
	.def	start
	.scl	2
	.type	32
	.endef
	.globl	start
	.section	.text,"xr",one_only,start
	.p2align	4
start:
	.seh_proc start
	pushq	%rbx
	.seh_pushreg %rbx
	subq	$48, %rsp
	.seh_stackalloc 48
	.seh_endprologue
	movl	$-11, %ecx                      # STD_OUTPUT_HANDLE
	callq	*__imp_GetStdHandle(%rip)
	movq	%rax, %rcx
	leaq	message(%rip), %rdx
	movl	$message_end - message, %r8d
	leaq	40(%rsp), %r9
	movq	$0, 32(%rsp)
	callq	*__imp_WriteFile(%rip)
	xorl	%ecx, %ecx
	callq	*__imp_ExitProcess(%rip)
	int3
	.seh_endproc

	.section	.rdata,"dr"
message:
	.ascii	"Hello from llas\r\n"
message_end:
