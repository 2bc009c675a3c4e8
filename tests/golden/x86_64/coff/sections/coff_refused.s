# triple: x86_64-pc-windows-msvc
	.section .a,"q"
	.section .b,"dr",nonsense,x
	.section .c,"dr",associative
	.linkonce nonsense
	.hidden x
	.scl 2
	.endef
	.def
	.secrel32
	.secidx 5
	.seh_endproc
	.seh_pushreg %rax
	.seh_proc
	.seh_proc f
	.seh_pushreg %nonsense
	.seh_setframe %rbp, 3
	.seh_stackalloc 3
	.seh_stackalloc 0
	.seh_savereg %rbx, 3
	.seh_savexmm %xmm6, 8
	.seh_handler x
	.seh_endproc
