# triple: x86_64-windows-msvc
# args: -preserve-comments
	.def f # begins
	.scl 2 # class
	.type 32 # type
	.endef # ends
	.section .text$x,"xr" # entered
	.seh_proc f # procedure
f:	pushq %rax # push
	.seh_pushreg %rax # saved
	.seh_endprologue # prologue
	retq # back
	.seh_endproc # over
	.secrel32 f # offset
	.secidx f # index
	.rva f # address
	.weak f # weak
	nop
