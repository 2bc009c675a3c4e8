# triple: x86_64-pc-windows-msvc
# Unwind codes of one, two and three slots.
f:	.seh_proc f
	nop
	.seh_pushreg %rbx
	nop
	.seh_stackalloc 8
	nop
	.seh_stackalloc 128
	nop
	.seh_stackalloc 136
	nop
	.seh_stackalloc 0x7fff8
	nop
	.seh_stackalloc 0x80000
	nop
	.seh_setframe %rbp, 32
	nop
	.seh_savereg %rsi, 64
	nop
	.seh_savereg %rsi, 0x100008
	nop
	.seh_savexmm %xmm7, 64
	nop
	.seh_savexmm %xmm7, 0x100010
	.seh_endprologue
	retq
	.seh_endproc
