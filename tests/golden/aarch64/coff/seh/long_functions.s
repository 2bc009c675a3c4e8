// triple: aarch64-pc-windows-msvc
	.bss
long:
	.seh_proc long
	.zero 4
	.seh_nop
	.seh_endprologue
	.zero 0xffff0
	.seh_startepilogue
	.zero 4
	.seh_nop
	.zero 4
	.seh_stackalloc 16
	.seh_endepilogue
	.zero 0x180000
	.seh_startepilogue
	.zero 4
	.seh_nop
	.seh_endepilogue
	.zero 4
	.seh_endproc
