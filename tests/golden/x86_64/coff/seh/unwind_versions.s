# triple: x86_64-windows-msvc
	.text
f:
	.seh_proc f
	.seh_unwindversion 2
	pushq %rbx
	.seh_pushreg %rbx
	subq $32, %rsp
	.seh_stackalloc 32
	.seh_endprologue
	nop
	.seh_startepilogue
	addq $32, %rsp
	.seh_unwindv2start
	popq %rbx
	.seh_endepilogue
	ret
	.seh_endproc
g:
	.seh_proc g
	subq $40, %rsp
	.seh_stackalloc 40
	.seh_endprologue
	nop
	addq $40, %rsp
	ret
	.seh_endfunclet
	.seh_endproc
