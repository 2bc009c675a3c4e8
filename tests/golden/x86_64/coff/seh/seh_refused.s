# triple: x86_64-windows-msvc
	.seh_proc f g
	.seh_endproc
	.seh_endfunclet
	.seh_startchained
	.seh_endchained
	.seh_handler h, @except
	.seh_handlerdata
	.seh_stackalloc 8
	.seh_endprologue
	.seh_startepilogue
	.seh_endepilogue
	.seh_unwindversion 2
	.seh_unwindv2start
	.seh_pushreg %rbx
	.seh_setframe %rbx, 0
	.seh_savereg %rbx, 0
	.seh_savexmm %xmm6, 0
	.seh_pushframe
	.text
	.seh_proc f
	.seh_proc g
	.seh_handler h
	.seh_handler h, except
	.seh_handler h, @nonsense
	.seh_handler h, @except, @nonsense
	.seh_handler h, @unwind, @except, @unwind
	.seh_stackalloc
	.seh_stackalloc x
	.seh_stackalloc 0
	.seh_stackalloc 4
	.seh_stackalloc 0x100000000
	.seh_stackalloc 8 8
	.seh_pushreg
	.seh_pushreg %rbxx
	.seh_pushreg rbxx
	.seh_pushreg %xmm6
	.seh_pushreg 16
	.seh_pushreg -1
	.seh_pushreg x
	.seh_pushreg %rbx 5
	.seh_setframe %rbx
	.seh_setframe %rbx,
	.seh_setframe %rbx, x
	.seh_setframe %rbx, 8
	.seh_setframe %rbx, 256
	.seh_setframe %rbx, 16 5
	.seh_setframe %rbx, 16
	.seh_setframe %rbp, 16
	.seh_savereg %rbx
	.seh_savereg %rbx, 4
	.seh_savereg %rbx, x
	.seh_savereg %rbx, 8 8
	.seh_savexmm %xmm6
	.seh_savexmm %xmm6, 8
	.seh_savexmm %rbx, 16
	.seh_savexmm %xmm16, 16
	.seh_pushframe x
	.seh_pushframe @nonsense
	.seh_pushframe @code x
	.seh_pushframe @code
	.seh_endchained
	.seh_unwindversion
	.seh_unwindversion x
	.seh_unwindversion 300
	.seh_unwindversion 3
	.seh_unwindversion 1
	.seh_unwindversion 2
	.seh_unwindversion 2
	.seh_endepilogue
	.seh_unwindv2start
	.seh_startepilogue
	.seh_endprologue
	.seh_endprologue
	.seh_pushreg %rdi
	.seh_startepilogue
	.seh_startepilogue
	.seh_endprologue
	.seh_unwindv2start
	.seh_unwindv2start
