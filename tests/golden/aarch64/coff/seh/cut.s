// triple: aarch64-pc-windows-msvc
	.text
cut:
	.seh_proc cut
	nop
	nop
	nop
	.seh_save_reg x19, 512
	.seh_stackalloc 24
	.seh_save_fplr 1024
	.seh_endprologue
	ret
	.seh_endproc
