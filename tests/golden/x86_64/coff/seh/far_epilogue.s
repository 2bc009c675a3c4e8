# triple: x86_64-windows-msvc
# The offset of the first epilogue from the end of the function has more than eight bits.
	.text
f:
	.seh_proc f
	.seh_unwindversion 2
	pushq %rbx
	.seh_pushreg %rbx
	.seh_endprologue
	nop
	.seh_startepilogue
	.seh_unwindv2start
	popq %rbx
	.seh_endepilogue
	ret
	.fill 300, 1, 0x90
	.seh_startepilogue
	.seh_unwindv2start
	popq %rbx
	.seh_endepilogue
	ret
	.seh_endproc
