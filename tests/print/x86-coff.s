# triple: x86_64-windows-msvc
	.def foo; .scl 2; .type 32; .endef
	.text
	.seh_proc foo
foo:
	.seh_pushreg %rbp
	.seh_setframe %rbp, 0
	.seh_stackalloc 16
	.seh_savereg %rbx, 8
	.seh_savexmm %xmm6, 16
	.seh_endprologue
	.seh_handler bar, @unwind, @except
	.seh_handlerdata
	.long 3
	.text
	.seh_endproc
	.weak w
	.weak_anti_dep v
	.secrel32 foo+4
	.secidx foo
	.rva foo, bar-4
	.symidx foo
	.secnum foo
	.secoffset foo
	.safeseh foo
	.comm x, 4, 2
	.lcomm y, 4, 4
	.section .text$foo,"xr",one_only,ttt
ttt:
	.section .rdata,"dr"
	.section .debug$S,"dr",associative,ttt
	.section .s,"dr",unique,3
	.section .u,"b"
	.section .v,"y"
	.section .w,"dws",largest,zoo,unique,5
	.section .z,"dws"
	.linkonce same_size
	.text
	.pushsection .z
	.popsection
